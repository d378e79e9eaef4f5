import type { Environment } from "./Environment.ts";
import { WrongSetting } from "./WrongSetting.ts";

/**
 * The whole number of a setting; `undefined` when it is missing.
 *
 * Errors: WrongSetting for anything else, or outside `least` to `most`.
 *
 * @example wholeNumberOf({ PORT: "8080" }, { name: "PORT", least: 0, most: 65535 }) // => 8080
 * @example wholeNumberOf({ PORT: "" }, { name: "PORT", least: 0, most: 65535 }) // => undefined
 */
export function wholeNumberOf(
  environment: Environment,
  { name, least, most }: { readonly name: string; readonly least: number; readonly most: number },
): number | undefined {
  const text = environment[name];
  if (!text) return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new WrongSetting(`${name} must be a whole number from ${least} to ${most}; it is "${text}".`);
}
