import { ButtonLink, Notice } from "@kamra/ui";
import { useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { failureText } from "../../shop/failureText.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { paths } from "../paths/paths.ts";
import { AccountPage } from "./AccountPage.tsx";
import { sessionText } from "./text.hu.ts";

const text = sessionText.token;

/**
 * The end of a provider's sign-in: a one-time token logs the shopper in and disappears from the address.
 * @rule SESS-2
 */
export function TokenLoginPage() {
  const { token = "" } = useParams();
  const shop = useStorefrontShop();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    void shop.session.loginWithToken(token).then((result) => {
      if (result.kind === "refused") return setFailure(failureText(shop, result.error));
      return navigate(shop.session.takeReturnPath(), { replace: true });
    });
  }, [shop, token, navigate]);
  return (
    <AccountPage title={failure === null ? text.title : text.failed}>
      {failure === null ? (
        <p role="status">{text.working}</p>
      ) : (
        <>
          <Notice tone="danger" title={failure} />
          <ButtonLink href={paths.login}>{text.otherWay}</ButtonLink>
        </>
      )}
    </AccountPage>
  );
}
