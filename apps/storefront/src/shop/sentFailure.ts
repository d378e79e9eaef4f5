import type { FormFailure } from "@kamra/react";
import type { StorefrontShop } from "./createStorefrontShop.ts";
import { failureText } from "./failureText.ts";
import { formFailure } from "./formFailure.ts";

/**
 * The failure of something that was sent: its text as a message, unless one of the `shown` fields says it.
 *
 * @rule FORM-3
 */
export function sentFailure(
  shop: Pick<StorefrontShop, "errorText">,
  error: unknown,
  { shown }: { readonly shown: ReadonlyArray<string> },
): FormFailure {
  const { fields } = formFailure(shop, error);
  return { fields, message: shown.some((name) => name in fields) ? null : failureText(shop, error) };
}
