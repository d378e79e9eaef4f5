import type { Environment } from "./Environment.ts";
import { WrongSetting } from "./WrongSetting.ts";

/**
 * The whole number that a setting says; `undefined` when it says nothing.
 *
 * Errors: WrongSetting for what is no whole number, or below `least` or above `most`.
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
