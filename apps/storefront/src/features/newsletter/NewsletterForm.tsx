import { NewsletterSignUp } from "@kamra/ui";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { paths } from "../shell/paths.ts";

/** The way into the newsletter, at the foot of every page. */
export function NewsletterForm() {
  const shop = useStorefrontShop();
  const { state, fields, message, send } = useSending();
  return (
    <NewsletterSignUp
      state={state}
      errors={fields}
      error={message}
      privacyHref={paths.privacy}
      onSubscribe={({ email, hasConsented }) => send(shop.content.subscribe({ email, name: null, hasConsented }))}
    />
  );
}
