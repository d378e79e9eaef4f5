import type { Args, ArgTypes, InputType } from "storybook/internal/csf";
import type { DeclaredProp } from "./declaredProps.ts";
import { type Models, models } from "./models.ts";

/** Never the editor of raw JSON. */
interface Control extends Pick<InputType, "options" | "mapping" | "table"> {
  readonly control: false | { readonly type: "text" | "number" | "boolean" | "date" | "select" | "inline-radio" };
  /** What the control shows while the story leaves the prop out: what the component takes it for. It is never handed on. */
  readonly leftOut?: string | number | boolean | null;
}

/** What a story gives a prop, and what the other stories of its file give it, by their names. */
export interface Given {
  readonly own: unknown;
  readonly others: Models;
}

/** No control: what only code can give. */
const forHost: Control = { control: false, table: { category: "For the host's code" } };

const choice = (named: Models): Control => ({
  control: { type: "select" },
  options: Object.keys(named),
  mapping: named,
});

type Nullable = Pick<DeclaredProp, "type" | "isRequired">;

/** The absence of a model, where the component allows it. */
function absence({ type, isRequired }: Nullable): Models {
  if (/\bnull\b/.test(type.replaceAll(/<.*>|\{.*\}/gs, ""))) return { none: null };
  return isRequired ? {} : { none: undefined };
}

/** Names for models; what the story itself gives comes first when nothing else names it. */
function modelControl(prop: Nullable, { own, others }: Given, named: Models = {}): Control {
  const known = new Set(Object.values(named));
  const rest = Object.entries(others).filter(([, model]) => model !== null && !known.has(model));
  const all: Models = { ...absence(prop), ...named, ...Object.fromEntries(rest) };
  const isKnown = own === undefined || Object.values(all).includes(own);
  const shown = isKnown ? all : { "as in this story": own, ...all };
  return Object.keys(shown).length > 1 ? choice(shown) : forHost;
}

/** Lists of thousands have no names that a designer could choose from. */
const longest = 500;

/** How many of the story's own, of many only some numbers; and the lists of the other stories. */
function listControl(prop: Nullable, given: Given): Control {
  const own: ReadonlyArray<unknown> = Array.isArray(given.own) ? given.own : [];
  if (own.length === 0) return modelControl(prop, given);
  if (own.length > longest) return forHost;
  const counts = [...own.keys()].filter((count) => count < 6 || count % 10 === 0);
  const parts = counts.map((count) => [`${count} of ${own.length}`, own.slice(0, count)] as const);
  return modelControl(prop, given, { ...Object.fromEntries(parts), [`all ${own.length}`]: given.own });
}

/** Words can be typed; what a story builds of elements stays as it is. */
const contentControl = (own: unknown): Control =>
  (typeof own === "object" && own !== null) || typeof own === "function"
    ? { control: false, table: { category: "Filled by the story" } }
    : { control: { type: "text" } };

/** Few choices stand beside each other. What can be left out without a choice of its own can be taken back. */
function choiceControl({ choices, isRequired, default: assumed }: DeclaredProp): Control {
  const control = { type: choices.length > 4 ? "select" : "inline-radio" } as const;
  if (isRequired || assumed !== undefined) return { control, options: choices };
  return { control, options: ["none", ...choices], mapping: { none: undefined } };
}

/** What is not seen: for browsers and for the host's own code. */
const unseen = new Set(["autoComplete", "enterKeyHint", "form", "id", "mainId", "shopUrl"]);

/** What a field is sent under, and a box's value: not seen either. */
const isSent = ({ component, name }: DeclaredProp): boolean =>
  (name === "name" && /(?:Field|Box|Checkbox|RadioCards|Select)$/.test(component)) ||
  (name === "value" && component === "Checkbox");

export const isUnseen = (prop: DeclaredProp): boolean => unseen.has(prop.name) || isSent(prop);

/** These take the id of one of what they are given: a choice of those that stories give, as other words are no ids. */
const byId = new Set(["ComboBox.value", "ShippingMethodPicker.value", "Tabs.value", "TimeSlotPicker.value"]);

function controlFor(prop: DeclaredProp, given: Given): Control {
  const { component, name, takes, type } = prop;
  if (isUnseen(prop)) return forHost;
  if (byId.has(`${component}.${name}`)) return modelControl(prop, given);
  const named = models[`${component}.${name}`] ?? models[type.replace(/ \| (?:null|undefined)$/, "")];
  if (named !== undefined) return modelControl(prop, given, named);
  switch (takes) {
    case "text":
      // Storybook marks null as a mistake.
      return { control: { type: "text" }, ...(/\bnull\b/.test(type) && { mapping: { "": null } }) };
    case "number":
      return { control: { type: "number" } };
    case "switch":
      return { control: { type: "boolean" } };
    case "choice":
      return choiceControl(prop);
    case "date":
      return { control: { type: "date" } };
    case "content":
      return contentControl(given.own);
    case "list":
      return listControl(prop, given);
    case "model":
      return modelControl(prop, given);
    case "call":
    case "ref":
      return forHost;
  }
}

/** What its control shows for a prop that is left out; without it Storybook shows a button in place of a switch or a field. */
function shownLeftOut({ isRequired, default: assumed }: DeclaredProp, { control, options }: Control) {
  if (isRequired || control === false) return undefined;
  if (assumed !== undefined) return assumed;
  switch (control.type) {
    case "boolean":
      return false;
    case "text":
      return "";
    case "number":
      return null;
    case "select":
    case "inline-radio":
      return options?.includes("none") === true ? "none" : undefined;
    case "date":
      return undefined;
  }
}

/** The control of a prop in words, numbers, choices and switches: never raw JSON. It shows what is in use. */
export function controlOf(prop: DeclaredProp, given: Given): Control {
  const control = controlFor(prop, given);
  const leftOut = given.own === undefined ? shownLeftOut(prop, control) : undefined;
  return leftOut === undefined ? control : { ...control, leftOut };
}

/** A file of stories: what it exports. */
export type StoryFile = Readonly<Record<string, unknown>>;

const fieldOf = (part: unknown, field: string): unknown =>
  typeof part === "object" && part !== null ? Reflect.get(part, field) : undefined;

const isBehaviour = (story: unknown): boolean => {
  const tags = fieldOf(story, "tags");
  return Array.isArray(tags) && tags.includes("behaviour");
};

/** `too heavy` of `TooHeavy`. */
const words = (name: string): string => name.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();

/** What the stories of a file give a prop, by the name of the first that gives it. */
export function givenByStories({ default: meta, __namedExportsOrder: order, ...stories }: StoryFile, prop: string) {
  const shared = fieldOf(fieldOf(meta, "args"), prop);
  const named = new Map<unknown, string>();
  // A module sorts its exports by their letters; Storybook notes how the file has them.
  const names = Array.isArray(order) ? order.map(String) : Object.keys(stories);
  for (const name of names) {
    const story = stories[name];
    const given = fieldOf(fieldOf(story, "args"), prop) ?? shared;
    if (given !== undefined && !isBehaviour(story) && !named.has(given)) named.set(given, words(name));
  }
  return Object.fromEntries([...named].map(([model, name]) => [name, model])) satisfies Models;
}

/** The arguments of a story as its controls show them: models by their names, and what it leaves out. */
export const shownArgs = (argTypes: ArgTypes, given: Args): Args => ({
  ...Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, { leftOut }]) => (leftOut === undefined ? [] : [[name, leftOut]])),
  ),
  ...Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const named = Object.entries<unknown>(argTypes[name]?.mapping ?? {});
      const found = value === undefined ? undefined : named.find(([, model]) => model === value);
      return found === undefined ? [] : [[name, found[0]]];
    }),
  ),
});

/** The arguments as a component takes them: without what is left out, and the control of an instant gives its milliseconds. */
export const takenArgs = (argTypes: ArgTypes, given: Args): Args =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const { leftOut, mapping, control } = argTypes[name] ?? {};
      if (leftOut !== undefined && (value === leftOut || value === fieldOf(mapping, String(leftOut)))) return [];
      const isInstant = fieldOf(control, "type") === "date" && typeof value === "number";
      return [[name, isInstant ? new Date(value) : value]];
    }),
  );
