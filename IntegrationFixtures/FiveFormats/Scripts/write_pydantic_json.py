"""Writes what pydantic makes of unions to Tests/FormatTests/JSON/pydantic, one value on a line.

Only needed to look at another version: the files that pydantic 2.13 wrote are in the repository.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, Optional, Union

from pydantic import BaseModel, Field, TypeAdapter


class Cat(BaseModel):
    pet_type: Literal["cat"] = "cat"
    life_count: int
    favorite_toy: Optional[str] = None


class Dog(BaseModel):
    pet_type: Literal["dog"] = "dog"
    barks: float


class Reptile(BaseModel):
    pet_type: Literal["reptile", "lizard"] = "reptile"
    scales: bool


Pet = Annotated[Union[Cat, Dog, Reptile], Field(discriminator="pet_type")]


class Circle(BaseModel):
    kind: Literal["circle"] = "circle"
    radius: float


class Group(BaseModel):
    kind: Literal["group"] = "group"
    shapes: list[Annotated[Union[Circle, Group], Field(discriminator="kind")]]


Shape = Annotated[Union[Circle, Group], Field(discriminator="kind")]


class Plain(BaseModel):
    version: Literal[1] = 1
    text: str


class Rich(BaseModel):
    version: Literal[2] = 2
    runs: list[str]


Document = Annotated[Union[Plain, Rich], Field(discriminator="version")]


class Point(BaseModel):
    x: float
    y: float


Value = Union[int, str, list[int], Point, None]
Stage = Literal["draft", "in review", 3]

VALUES = {
    "pet": (Pet, [
        Cat(life_count=9, favorite_toy="ball"), Cat(life_count=1), Dog(barks=0.5),
        Reptile(scales=True),
    ]),
    "pet-alias": (Pet, [Reptile(pet_type="lizard", scales=True)]),
    "shape": (Shape, [
        Circle(radius=1.5),
        Group(shapes=[Circle(radius=2.25), Group(shapes=[])]),
    ]),
    "document": (Document, [Plain(text="a"), Rich(runs=["b", "c"])]),
    "value": (Value, [7, "seven", [7, 8], Point(x=0.5, y=-1.5), None]),
    "stage": (Stage, ["draft", "in review", 3]),
}

folder = Path(__file__).parent.parent / "Tests/FormatTests/JSON/pydantic"
for name, (union, values) in VALUES.items():
    adapter = TypeAdapter(union)
    lines = [adapter.dump_json(value).decode() for value in values]
    assert [adapter.validate_json(line) for line in lines] == values
    (folder / f"{name}.jsonl").write_text("\n".join(lines) + "\n")
