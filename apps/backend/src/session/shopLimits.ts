import { WrongSetting } from "../environment/WrongSetting.ts";
import { type AttemptLimit, attemptLimits, type LimitedAction } from "./attemptLimits.ts";

declare module "../graphql/Context.ts" {
  interface Context {
    readonly limits: ShopLimits;
  }
}

/** What a shopper whose mailbox is not proven may order. Without it, unpaid orders could reserve all of the shop's stock. */
export interface UnprovenLimits {
  /** Of one product in one order, in default units. */
  readonly quantity: number;
  /** Whole forint, with all fees. */
  readonly total: number;
  /** Whole forint: an order above it waits for a click in a mail, unless a card pays for it. */
  readonly confirmAbove: number;
  /** So many orders of one network in a day wait for nothing; from then on smaller ones wait as large ones do. */
  readonly freely: number;
}

export interface ShopLimits {
  readonly attempts: Readonly<Record<LimitedAction, AttemptLimit>>;
  readonly unproven: UnprovenLimits;
}

export const defaultLimits: ShopLimits = {
  attempts: attemptLimits,
  unproven: { quantity: 100, total: 500_000, confirmAbove: 100_000, freely: 10 },
};

const wrong = (why: string) =>
  new WrongSetting(
    `KAMRA_LIMITS must be JSON of limits that there are, such as {"order":{"network":200},"unproven":{"total":800000}}: ${why}.`,
  );

const isAction = (name: string): name is LimitedAction => Object.hasOwn(attemptLimits, name);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The numbers of one limit, with those that a shop sets in place of its own. */
function withNumbers<Limit extends object>(limit: Limit, { name, given }: { name: string; given: unknown }): Limit {
  if (!isObject(given)) throw wrong(`${name} is no object`);
  const numbers: Record<string, number> = {};
  for (const [by, most] of Object.entries(given)) {
    if (!Object.hasOwn(limit, by)) throw wrong(`${name} has no ${by}`);
    if (typeof most !== "number" || !Number.isSafeInteger(most) || most < 1)
      throw wrong(`${name}.${by} is no whole number above 0`);
    numbers[by] = most;
  }
  return { ...limit, ...numbers };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong("it is no JSON");
  }
}

/**
 * The limits of a shop, where `KAMRA_LIMITS` names others than the defaults.
 *
 * Errors: WrongSetting for what is no limit, and for anything but whole numbers above 0.
 *
 * @example limitsOf('{"order":{"network":200}}').attempts.order.network // => 200
 */
export function limitsOf(text: string | undefined): ShopLimits {
  if (!text) return defaultLimits;
  const given = parsed(text);
  if (!isObject(given)) throw wrong("it is no object");
  const { unproven = {}, ...attempts } = given;
  const changed: Record<LimitedAction, AttemptLimit> = { ...attemptLimits };
  for (const [name, numbers] of Object.entries(attempts)) {
    if (!isAction(name)) throw wrong(`there is no ${name}`);
    changed[name] = withNumbers<AttemptLimit>(attemptLimits[name], { name, given: numbers });
  }
  return {
    attempts: changed,
    unproven: withNumbers(defaultLimits.unproven, { name: "unproven", given: unproven }),
  };
}
