/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from "vitest";
import * as hooks from "./index.ts";

const [readme = ""] = Object.values(
  import.meta.glob<string>("../README.md", { query: "?raw", import: "default", eager: true }),
);

it.each(Object.keys(hooks))("the README explains %s", (name) => {
  expect(readme).toMatch(new RegExp(`\\b${name}\\b`));
});
