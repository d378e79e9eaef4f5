import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as Schema from "effect/Schema";
import { declaredProps } from "../../packages/ui/src/stories/declaredProps.ts";
import { publicComponents } from "../../packages/ui/src/stories/publicComponents.ts";

const index = new URL("../../packages/ui/src/index.ts", import.meta.url);

const Meta = Schema.Struct({
  exportName: Schema.String,
  description: Schema.String,
  props: Schema.Record(Schema.String, Schema.Struct({ description: Schema.String })),
});
const Part = Schema.Struct({ reactComponentMeta: Schema.optional(Meta) });
const Docgen = Schema.Struct({ ...Part.fields, subcomponents: Schema.optional(Schema.Record(Schema.String, Part)) });
const Snapshot = Schema.fromJsonString(Schema.Struct({ components: Schema.Record(Schema.String, Docgen) }));
const Manifest = Schema.fromJsonString(
  Schema.Struct({
    components: Schema.Record(Schema.String, Schema.Struct({ docgen: Schema.Struct({ $ref: Schema.String }) })),
  }),
);

/** What the manifest of a built Storybook tells machines about each component, by its name. */
function describedComponents(built: string): ReadonlyMap<string, typeof Meta.Type> {
  const folder = join(built, "manifests");
  const { components } = Schema.decodeUnknownSync(Manifest)(readFileSync(join(folder, "components.json"), "utf8"));
  const described = Object.values(components).flatMap(({ docgen }) => {
    const [file = ""] = docgen.$ref.split("#");
    const snapshot = Schema.decodeUnknownSync(Snapshot)(readFileSync(join(folder, file), "utf8"));
    return Object.values(snapshot.components).flatMap(({ reactComponentMeta, subcomponents = {} }) =>
      [reactComponentMeta, ...Object.values(subcomponents).map((part) => part.reactComponentMeta)].flatMap((meta) =>
        meta === undefined ? [] : [[meta.exportName, meta] as const],
      ),
    );
  });
  return new Map(described);
}

/** What machines would not learn of the library's components: a component, its description, a prop or a prop's description. */
export function manifestFaults(built: string): ReadonlyArray<string> {
  const described = describedComponents(built);
  const props = Map.groupBy(declaredProps(), ({ component }) => component);
  return publicComponents(readFileSync(index, "utf8")).flatMap((component) => {
    const meta = described.get(component);
    if (meta === undefined) return [`${component} is not in the manifest`];
    const silent = Object.entries(meta.props).filter(([, { description }]) => description === "");
    return [
      ...(meta.description === "" ? [`${component} has no description in the manifest`] : []),
      ...(props.get(component) ?? []).flatMap(({ name }) =>
        name in meta.props ? [] : [`${component}.${name} is not in the manifest`],
      ),
      ...silent.map(([name]) => `${component}.${name} has no description in the manifest`),
    ];
  });
}
