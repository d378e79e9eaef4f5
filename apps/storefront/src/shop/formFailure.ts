import { failureText } from "./failureText.ts";
import type { StorefrontShop } from "./createStorefrontShop.ts";
import { isShopError } from "./isShopError.ts";

/** Why a form could not be sent: by field, or in one sentence for all of it. */
export interface FormFailure {
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | null;
}

/**
 * The errors beside the fields of a form, and above them, after its promise was rejected.
 *
 * @rule FORM-3
 */
export const formFailure = (shop: StorefrontShop, error: unknown): FormFailure =>
  isShopError(error) && error._tag === "ValidationError"
    ? { fields: error.fields, message: null }
    : { fields: {}, message: failureText(shop, error) };
