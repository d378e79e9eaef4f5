import { expect, it } from "vitest";
import type { DeclaredProp } from "./declaredProps.ts";
import { controlOf, givenByStories, shownArgs, takenArgs } from "./designerControls.ts";
import { milk } from "./products.ts";

const prop = (changed: Partial<DeclaredProp>): DeclaredProp => ({
  component: "Card",
  name: "thing",
  description: "A thing.",
  type: "Thing",
  isRequired: true,
  takes: "model",
  choices: [],
  ...changed,
});

const nothing = { own: undefined, others: {} };

it("a model is chosen by the names of the stories that give it, and by the story's own", () => {
  const [small, large] = [{ size: 1 }, { size: 2 }];
  const others = { small, large };
  expect(controlOf(prop({}), { own: small, others })).toMatchObject({ options: ["small", "large"], mapping: others });
  const own = { size: 3 };
  expect(controlOf(prop({}), { own, others })).toMatchObject({ mapping: { "as in this story": own, ...others } });
});

it("a model can be left out where the component allows it", () => {
  const given = { own: undefined, others: { small: { size: 1 } } };
  expect(controlOf(prop({ isRequired: false }), given).mapping).toHaveProperty("none", undefined);
  expect(controlOf(prop({ type: "Thing | null" }), given).mapping).toHaveProperty("none", null);
  const ofNulls = prop({ type: "ReadonlyArray<Thing | null>", isRequired: false });
  expect(controlOf(ofNulls, given).mapping).toHaveProperty("none", undefined);
  expect(controlOf(prop({}), given).options).toBeUndefined();
});

it("a list is chosen by how many of the story's own it has", () => {
  const { mapping } = controlOf(prop({ takes: "list" }), { own: ["a", "b"], others: {} });
  expect(mapping).toEqual({ "0 of 2": [], "1 of 2": ["a"], "all 2": ["a", "b"] });
});

it("the stories of a file name what they give; tests among them, and what was named before, do not", () => {
  const [shared, other] = [{ size: 1 }, { size: 2 }];
  const file = {
    default: { args: { thing: shared } },
    AtRest: {},
    AtRestPressed: { tags: ["behaviour"], args: { thing: { size: 9 } } },
    Busy: { args: { isPending: true } },
    TooLarge: { args: { thing: other } },
  };
  expect(givenByStories(file, "thing")).toEqual({ "at rest": shared, "too large": other });
});

it("of two stories that give the same, the first of the file names it, as the file has them", () => {
  const thing = { size: 1 };
  const file = { Absent: {}, Whole: {}, default: { args: { thing } }, __namedExportsOrder: ["Whole", "Absent"] };
  expect(givenByStories(file, "thing")).toEqual({ whole: thing });
});

it("a choice by id is one of those that stories give; what is not seen has no control", () => {
  const value = prop({ component: "Tabs", name: "value", takes: "text" });
  expect(controlOf(value, { own: "list", others: { first: "list", second: "map" } })).toMatchObject({
    options: ["first", "second"],
  });
  for (const [component, name] of [
    ["EmailField", "name"],
    ["Checkbox", "value"],
    ["Select", "id"],
  ] as const)
    expect(controlOf(prop({ component, name, takes: "text" }), nothing).control).toBe(false);
  expect(controlOf(prop({ component: "ListCard", name: "name", takes: "text" }), nothing).control).not.toBe(false);
});

it("the controls start with the name of what the story shows", () => {
  const argTypes = { product: controlOf(prop({ type: "Product" }), { own: milk, others: {} }) };
  expect(shownArgs(argTypes, { product: milk, quantity: 2 })).toEqual({ product: "by the piece" });
});

it("the controls show what the component does with what the story leaves out, and do not hand it on", () => {
  const optional = (changed: Partial<DeclaredProp>) => controlOf(prop({ isRequired: false, ...changed }), nothing);
  const argTypes = {
    isWide: optional({ takes: "switch", default: true }),
    isDisabled: optional({ takes: "switch" }),
    variant: optional({ takes: "choice", choices: ["plain", "strong"], default: "plain" }),
    tone: optional({ takes: "choice", choices: ["muted", "danger"] }),
    error: optional({ takes: "text", type: "string | null" }),
    fee: optional({ takes: "number" }),
    product: optional({ type: "Product" }),
    line: optional({ type: "CartLine | null" }),
  };
  const shown = shownArgs(argTypes, {});
  expect(shown).toEqual({
    ...{ isWide: true, isDisabled: false, variant: "plain", tone: "none", error: "", fee: null, product: "none" },
    line: "none",
  });
  const mapped = { label: "Rendben", ...shown, tone: undefined, error: null, product: undefined, line: null };
  expect(takenArgs(argTypes, mapped)).toEqual({ label: "Rendben" });
  expect(takenArgs(argTypes, { ...mapped, isWide: false, tone: "muted" })).toEqual({
    ...{ isWide: false, tone: "muted", label: "Rendben" },
  });
});

it("what the story itself gives is handed on, if it is what the component does without it", () => {
  const isDisabled = prop({ takes: "switch", isRequired: false });
  const argTypes = { isDisabled: controlOf(isDisabled, { own: false, others: {} }) };
  expect(shownArgs(argTypes, { isDisabled: false })).toEqual({});
  expect(takenArgs(argTypes, { isDisabled: false })).toEqual({ isDisabled: false });
});

it("a component gets an instant for the milliseconds of its control", () => {
  const argTypes = { now: controlOf(prop({ takes: "date" }), nothing) };
  expect(takenArgs(argTypes, { now: 0, quantity: 2 })).toEqual({ now: new Date(0), quantity: 2 });
});
