import type { ArgsEnhancer, ArgTypesEnhancer } from "storybook/internal/csf";
import declaredProps from "virtual:declared-props";
import { controlOf, shownArgs } from "../../../packages/ui/src/stories/designerControls.ts";
import { givenBySiblings, placeOf } from "./siblings.ts";

const declared = new Set(declaredProps.map(({ component }) => component));

/** The component that a story shows. What loads later has no name of its own: its file has, if it is no playground. */
function componentOf(shown: unknown, file: string): string | undefined {
  const ofFile = /^(?!stories\/)(?:.*\/)?(\w+)$/.exec(placeOf(file))?.[1] ?? "";
  const names = [typeof shown === "function" ? shown.name : "", ofFile];
  return names.find((name) => declared.has(name));
}

/** Controls in words, choices and switches, from the components' own types and from what their stories give. */
export const designerControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters, ...story }) => {
  const file = String(parameters["fileName"]);
  const component = componentOf(story.component, file);
  const shown = { ...argTypes };
  for (const [name, value] of Object.entries(initialArgs))
    if (typeof value === "object" && value !== null) shown[name] = { name, control: false, ...argTypes[name] };
  for (const prop of declaredProps) {
    if (prop.component !== component) continue;
    const { name, description, type: summary, isRequired: required } = prop;
    const { table, ...control } = controlOf(prop, { own: initialArgs[name], others: givenBySiblings(file, name) });
    shown[name] = {
      ...control,
      ...argTypes[name],
      name,
      description,
      type: { name: "other", value: summary, required },
      table: {
        ...table,
        ...argTypes[name]?.table,
        type: { summary },
        ...(prop.default !== undefined && { defaultValue: { summary: String(prop.default) } }),
      },
    };
  }
  return shown;
};

/** The controls show the names of models, not the models, and what the component does without an argument. */
export const namedArgs: ArgsEnhancer = ({ argTypes, initialArgs }) => shownArgs(argTypes, initialArgs);
