import { useSession } from "@kamra/react";
import { Button, ButtonLink, Notice } from "@kamra/ui";
import { useParams } from "react-router-dom";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { loginPath, paths } from "../shell/paths.ts";
import { AccountPage } from "./AccountPage.tsx";
import { sessionText } from "./text.hu.ts";

const text = sessionText.confirmation;

/**
 * Where the mail that asks to confirm an address leads. Nothing happens before a press: programs that look into mails follow
 * their links. A guest logs in first, or takes the account over by a new password.
 */
export function EmailConfirmationPage() {
  const { email = "", token = "" } = useParams();
  const shop = useStorefrontShop();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const { state, message, send } = useSending();
  if (state === "sent")
    return (
      <AccountPage title={text.done}>
        <ButtonLink href={paths.home}>{sessionText.toShop}</ButtonLink>
      </AccountPage>
    );
  const here = `/e-mail-megerosites/${encodeURIComponent(email)}/${token}`;
  return (
    <AccountPage title={text.title} lead={text.lead(email)}>
      {message !== null && <Notice tone="danger" title={message} />}
      {isLoggedIn ? (
        <Button onPress={() => send(shop.session.confirmEmail(token))} isPending={state === "sending"}>
          {text.confirm}
        </Button>
      ) : (
        <>
          <ButtonLink href={loginPath(here)}>{text.logIn}</ButtonLink>
          <p>{text.notMe}</p>
          <ButtonLink variant="secondary" href={`${paths.forgottenPassword}/${encodeURIComponent(email)}/${token}`}>
            {text.newPassword}
          </ButtonLink>
        </>
      )}
    </AccountPage>
  );
}
