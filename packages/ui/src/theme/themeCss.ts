import { changesByQuery, colours, colourTokens, tokenNames } from "./generated/tokens.ts";
import type { Theme } from "./Theme.ts";

const block = (lines: ReadonlyArray<string>): ReadonlyArray<string> => [
  ":root {",
  ...lines.map((line) => `  ${line}`),
  "}",
];

/** What Kamra changes of these tokens for some people: without it the brand's values would stand in its way. */
function forSomePeople(names: ReadonlySet<string>): ReadonlyArray<string> {
  return Object.entries(changesByQuery).flatMap(([query, changes]) => {
    const lines = tokenNames
      .filter((name) => names.has(name) && name in changes)
      .map((name) => `${name}: ${changes[name]};`);
    return lines.length === 0 ? [] : [`@media (${query}) {`, ...block(lines).map((line) => `  ${line}`), "}"];
  });
}

/**
 * The style sheet of a brand: its custom properties on `:root`, colours with a value for both themes. People who ask for more
 * contrast or for very large text get what Kamra changes for them. Import it after `@kamra/ui/styles.css`.
 */
export function themeCss({ light = {}, dark = {}, shared = {} }: Theme): string {
  const names = colourTokens.filter((name) => name in light || name in dark);
  const lines = [
    ...names.map(
      (name) => `${name}: light-dark(${light[name] ?? colours.light[name]}, ${dark[name] ?? colours.dark[name]});`,
    ),
    ...Object.entries(shared).map(([name, value]) => `${name}: ${value};`),
  ];
  return [...block(lines), ...forSomePeople(new Set([...names, ...Object.keys(shared)])), ""].join("\n");
}
