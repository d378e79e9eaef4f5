import { NewsletterSignUp } from "@kamra/ui";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { contentOf } from "../../shop/later.ts";
import { formPaths } from "../paths/formPaths.ts";
import { paths } from "../paths/paths.ts";

/** The newsletter's sign-up in the footer. */
export function NewsletterForm() {
  const shop = useStorefrontShop();
  const { state, fields, message, send } = useSending(["email", "consent"]);
  return (
    <NewsletterSignUp
      isPending={state === "sending"}
      isSent={state === "sent"}
      errors={fields}
      error={message}
      privacyHref={paths.privacy}
      action={formPaths.newsletter}
      onSubscribe={({ email, hasConsented }) =>
        send(contentOf(shop).then((content) => content.subscribe({ email, name: null, hasConsented })))
      }
    />
  );
}
