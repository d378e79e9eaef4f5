import { isShopError } from "@kamra/core";
import type { FormFailure } from "@kamra/react";
import { failureText } from "./failureText.ts";
import type { StorefrontShop } from "./createStorefrontShop.ts";

/**
 * The errors beside the fields of a form, and above them, after its promise was rejected.
 *
 * @rule FORM-3
 */
export const formFailure = (shop: StorefrontShop, error: unknown): FormFailure =>
  isShopError(error) && error._tag === "ValidationError"
    ? { fields: error.fields, message: null }
    : { fields: {}, message: failureText(shop, error) };
