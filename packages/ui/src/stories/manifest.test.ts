/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from "vitest";
import index from "../index.ts?raw";
import { publicComponents } from "./publicComponents.ts";

const stories = Object.entries(
  import.meta.glob<string>("../**/*.stories.tsx", { query: "?raw", import: "default", eager: true }),
);

/** The manifest for machines knows what a file of stories is named after, its component and its subcomponents. */
const known = new Set(
  stories.flatMap(([path, text]) => [
    /([^/]+)\.stories\.tsx$/.exec(path)?.[1],
    /\bcomponent: (\w+)/.exec(text)?.[1],
    ...(/\bsubcomponents: \{([^}]*)\}/.exec(text)?.[1] ?? "").split(",").map((name) => name.trim()),
  ]),
);

it("every component is in the manifest that machines read", () => {
  const components = publicComponents(index);
  expect(components.length).toBeGreaterThan(120);
  const unknown = components.filter((name) => !known.has(name));
  expect(unknown, "Write stories for it, or name it in `subcomponents` of the component that it belongs to").toEqual(
    [],
  );
});

it("machines find the stories of a component under its own name, not under that of a helper", () => {
  const components = new Set(publicComponents(index));
  const named = stories.flatMap(([path, text]) => {
    const file = /([^/]+)\.stories\.tsx$/.exec(path)?.[1] ?? "";
    // A rule's playground may have a component's name.
    return components.has(file) && !path.startsWith("./rules/")
      ? [{ file, component: /\bcomponent: (\w+)/.exec(text)?.[1] }]
      : [];
  });
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ file, component }) => component !== undefined && component !== file)).toEqual([]);
});

/** The component of another entry of the package, which its docstring names, and our form with form libraries. */
const fromElsewhere = ["SanitizedRichText", "WithReactHookForm"];

it("machines find each component once, and none that a team cannot import", () => {
  const offered = new Set([...publicComponents(index), ...fromElsewhere]);
  const listed = stories.flatMap(([, text]) =>
    text.includes('"!manifest"') ? [] : (/\bcomponent: (\w+)/.exec(text)?.[1] ?? []),
  );
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((name, at) => !offered.has(name) || listed.indexOf(name) !== at)).toEqual([]);
});
