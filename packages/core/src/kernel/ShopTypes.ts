import type { FormTexts } from "../form/text.hu.ts";
import type { PaymentTexts } from "../payment/text.hu.ts";
import type { QuantityError } from "../product/QuantityError.ts";
import type { ProductTexts } from "../product/text.hu.ts";
import type { Formats } from "../product/text.hu.ts";
import type { TimeTexts } from "../text/text.hu.ts";
import type { TransportError } from "./TransportError.ts";

// Every capability adds its part to these interfaces from its own folder: `declare module "../kernel/ShopTypes.ts"`.

/** The members that our capabilities add to a shop, by the capability's name. */
// oxlint-disable-next-line typescript/no-empty-object-type -- it has members where a capability adds them
export interface ShopApis {}

/** The errors of a shop's methods, by source. */
export interface ShopErrors {
  readonly product: QuantityError;
  readonly transport: TransportError;
}

/**
 * The data of a server render, JSON-safe: shipped with the page and passed to the browser's `createShop` as its initial state.
 */
export interface ShopSnapshot {
  /** The time of the render, ISO 8601. */
  readonly now: string;
}

/** The texts of rules and services for shoppers, by capability. */
export interface Texts {
  readonly form: FormTexts;
  readonly formats: Formats;
  readonly payment: PaymentTexts;
  readonly product: ProductTexts;
  readonly time: TimeTexts;
}
