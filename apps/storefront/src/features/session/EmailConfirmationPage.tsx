import { canonicalEmail } from "@kamra/core/form";
import { useSession } from "@kamra/react";
import { Button, ButtonLink, Notice } from "@kamra/ui";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { newPasswordPath, paths } from "../paths/paths.ts";
import { AccountPage } from "./AccountPage.tsx";
import { ConfirmByPassword } from "./ConfirmByPassword.tsx";
import { sessionText } from "./text.hu.ts";

const text = sessionText.confirmation;

/**
 * The target of the confirmation mail. It needs a press, because mail scanners follow links. A guest logs in and
 * confirms in one step, or takes the account over by a new password. The mail about a new address of an existing
 * account has `?uj-cim`: that account is still found by its old address.
 */
export function EmailConfirmationPage() {
  const { email = "", token = "" } = useParams();
  const isNewAddress = new URLSearchParams(useLocation().search).has("uj-cim");
  const shop = useStorefrontShop();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const knownAs = useSession(({ user }) => user?.email ?? null);
  const { state, message, send } = useSending();
  const confirm = () => send(shop.session.confirmEmail(token));
  if (state === "sent")
    return (
      <AccountPage title={text.done}>
        <ButtonLink href={paths.home}>{sessionText.toShop}</ButtonLink>
      </AccountPage>
    );
  const isOther = !isNewAddress && knownAs !== null && canonicalEmail(knownAs) !== canonicalEmail(email);
  return (
    <AccountPage title={text.title} lead={text.lead(email)}>
      {message !== null && <Notice tone="danger" title={message} />}
      {!isLoggedIn && <ConfirmByPassword email={isNewAddress ? null : email} onLoggedIn={confirm} />}
      {isLoggedIn && isOther && <OtherAccount knownAs={knownAs} />}
      {isLoggedIn && !isOther && (
        <Button onPress={confirm} isPending={state === "sending"}>
          {text.confirm}
        </Button>
      )}
      {!isLoggedIn && !isNewAddress && (
        <>
          <p>{text.noPassword}</p>
          <ButtonLink variant="secondary" href={newPasswordPath(email, token)}>
            {text.newPassword}
          </ButtonLink>
        </>
      )}
    </AccountPage>
  );
}

/** The mail of another user, whose address this account cannot confirm. */
function OtherAccount({ knownAs }: { readonly knownAs: string }) {
  const shop = useStorefrontShop();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Logging out ends on the home page.
  const change = () => void shop.session.logout().then(() => navigate(pathname));
  return (
    <>
      <Notice tone="attention" title={text.otherAccount(knownAs)}>
        <p>{text.otherAccountHint}</p>
      </Notice>
      <Button onPress={change}>{text.logOut}</Button>
    </>
  );
}
