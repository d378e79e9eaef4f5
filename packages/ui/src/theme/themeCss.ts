import { colours, colourTokens } from "./generated/tokens.ts";
import type { Theme } from "./Theme.ts";

/**
 * The style sheet of a brand: its custom properties on `:root`, each with a value for both themes. Import it after
 * `@kamra/ui/styles.css`.
 */
export function themeCss({ light = {}, dark = {} }: Theme): string {
  const names = colourTokens.filter((name) => name in light || name in dark);
  const lines = names.map(
    (name) => `  ${name}: light-dark(${light[name] ?? colours.light[name]}, ${dark[name] ?? colours.dark[name]});`,
  );
  return [":root {", ...lines, "}", ""].join("\n");
}
