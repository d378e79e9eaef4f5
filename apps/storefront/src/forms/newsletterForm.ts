import { orThrow } from "@kamra/core";
import { fieldKinds } from "@kamra/core/form";
import type { StorefrontShop } from "../shop/createStorefrontShop.ts";
import { formFailure } from "../shop/formFailure.ts";
import { contentOf } from "../shop/later.ts";
import type { FormOutcome } from "./FormOutcome.ts";
import { formText } from "./text.hu.ts";

/** Signs up for the newsletter; a mail asks for confirmation. */
export async function newsletterForm(shop: StorefrontShop, fields: URLSearchParams): Promise<FormOutcome> {
  try {
    const email = fieldKinds.email(fields.get("email")).value;
    const content = await contentOf(shop);
    orThrow(await content.subscribe({ email, name: null, hasConsented: fields.has("consent") }));
    return { kind: "done", notes: [formText.newsletterSent] };
  } catch (error) {
    const { fields: problems, message } = formFailure(shop, error);
    return message === null
      ? { kind: "refused", status: 400, message: Object.values(problems).join(" ") }
      : { kind: "refused", status: 503, message };
  }
}
