import { colours, colourTokens } from "./generated/tokens.ts";
import type { Theme } from "./Theme.ts";

/**
 * The style sheet of a brand: its custom properties on `:root`, colours with a value for both themes. Import it after
 * `@kamra/ui/styles.css`.
 */
export function themeCss({ light = {}, dark = {}, shared = {} }: Theme): string {
  const names = colourTokens.filter((name) => name in light || name in dark);
  const lines = [
    ...names.map(
      (name) => `  ${name}: light-dark(${light[name] ?? colours.light[name]}, ${dark[name] ?? colours.dark[name]});`,
    ),
    ...Object.entries(shared).map(([name, value]) => `  ${name}: ${value};`),
  ];
  return [":root {", ...lines, "}", ""].join("\n");
}
