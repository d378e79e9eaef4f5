import type { ArgTypesEnhancer, InputType } from "storybook/internal/csf";
import declaredProps from "virtual:declared-props";
import type { DeclaredProp } from "../../../packages/ui/src/stories/declaredProps.ts";
import { beerLine, milkLine, tomatoLine } from "../../../packages/ui/src/stories/carts.ts";
import * as products from "../../../packages/ui/src/stories/products.ts";

type Control = Pick<InputType, "control" | "options" | "mapping">;

const choice = (models: Readonly<Record<string, unknown>>): Control => ({
  control: { type: "select" },
  options: Object.keys(models),
  mapping: models,
});

/** Models by what tells them apart, for those who do not write JSON. */
const models: Readonly<Record<string, Control>> = {
  Product: choice({
    "by the piece": products.milk,
    "by weight, in two units": products.tomato,
    "28 % off": products.yoghurt,
    "with a deposit, for adults": products.beer,
    new: products.newBread,
    "with a personal price": products.personalCoffee,
    "sold out": products.soldOut,
    "out of season": products.seasonal,
    "gone for good": products.ended,
    "without a picture": products.withoutPicture,
    "with a long name and a big price": products.longName,
  }),
  CartLine: choice({
    "not in the cart": null,
    "by the piece": milkLine,
    "by weight, ordered in pieces": tomatoLine,
    "with a deposit": beerLine,
  }),
};

const none: Control = { control: false };

/** Words can be typed; what a story builds of elements stays as it is. */
const contentControl = (given: unknown): Control =>
  typeof given === "object" && given !== null ? none : { control: { type: "text" } };

/** The control of a prop. A model that has no choices stays as the story has it: never raw JSON. */
function controlOf({ takes, type, choices }: DeclaredProp, given: unknown): Control {
  switch (takes) {
    case "text":
      return { control: { type: "text" } };
    case "number":
      return { control: { type: "number" } };
    case "switch":
      return { control: { type: "boolean" } };
    case "choice":
      return { control: { type: choices.length > 4 ? "select" : "inline-radio" }, options: choices };
    case "content":
      return contentControl(given);
    case "model":
      return models[type.replace(/ \| null$/, "")] ?? none;
  }
}

const hasControl = ({ control, type }: InputType) =>
  control !== undefined ||
  (typeof type === "object" && ["string", "number", "boolean", "enum", "function"].includes(type.name));

/** Controls in words, choices and switches, from the components' own types. */
export const designerControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const component = /([^/]+)\.stories\.tsx$/.exec(String(parameters["fileName"]))?.[1];
  const shown = { ...argTypes };
  for (const [name, argType] of Object.entries(argTypes))
    if (!hasControl(argType)) shown[name] = { ...argType, ...contentControl(initialArgs[name]) };
  for (const prop of declaredProps) {
    if (prop.component !== component) continue;
    const { name, description, type: summary, isRequired: required } = prop;
    shown[name] = {
      ...argTypes[name],
      name,
      description,
      type: { name: "other", value: summary, required },
      table: { ...argTypes[name]?.table, type: { summary } },
      ...controlOf(prop, initialArgs[name]),
    };
  }
  return shown;
};
designerControls.secondPass = true;
