/// <reference types="vite/types/importMeta.d.ts" />
import { transformAsync } from "@babel/core";
import compiler from "babel-plugin-react-compiler";
import { expect, it } from "vitest";

const sources = Object.entries(
  import.meta.glob<string>(["./use*.ts", "./Shop*.{ts,tsx}", "./development/*.tsx", "!./**/*.test.*"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

it.each(sources)("%s has the client directive", (_name, text) => {
  expect(text).toMatch(/^"use client";\n/);
});

it.each(sources)("React Compiler compiles every component and hook of %s", async (name, text) => {
  const refused: unknown[] = [];
  let compiled = 0;
  await transformAsync(text, {
    filename: name,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ["typescript", "jsx"] },
    plugins: [
      [
        compiler,
        {
          logger: {
            logEvent: (_file: string | null, event: { readonly kind: string }) => {
              if (event.kind === "CompileSuccess") compiled += 1;
              else refused.push(event);
            },
          },
        },
      ],
    ],
  });
  expect(refused).toEqual([]);
  // A context is neither a component nor a hook, and re-exported values need no memoization.
  if (!name.startsWith("./ShopContext")) expect(compiled).toBeGreaterThan(0);
});
