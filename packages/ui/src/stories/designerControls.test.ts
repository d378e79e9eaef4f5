import { expect, it } from "vitest";
import type { DeclaredProp } from "./declaredProps.ts";
import { controlOf, givenByStories, namesOfModels, withInstants } from "./designerControls.ts";
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

it("the controls start with the name of what the story shows", () => {
  const argTypes = { product: controlOf(prop({ type: "Product" }), { own: milk, others: {} }) };
  expect(namesOfModels(argTypes, { product: milk, quantity: 2 })).toEqual({ product: "by the piece" });
});

it("a component gets an instant for the milliseconds of its control", () => {
  const argTypes = { now: controlOf(prop({ takes: "date" }), { own: undefined, others: {} }) };
  expect(withInstants(argTypes, { now: 0, quantity: 2 })).toEqual({ now: new Date(0), quantity: 2 });
});
