import { Button, ButtonLink } from "@kamra/ui";
import { useNavigate, useParams } from "react-router-dom";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { ContentHead } from "../page/ContentHead.tsx";
import { crumbsTo } from "../page/crumbsTo.ts";
import { Page } from "../page/Page.tsx";
import { paths } from "../shell/paths.ts";
import styles from "./NewsletterTokenPage.module.css";
import { newsletterText } from "./text.hu.ts";

interface NewsletterTokenPageProps {
  readonly action: "confirm" | "end";
}

/** What a newsletter's mail leads to. Nothing happens before a press: programs that look into mails follow their links. */
function NewsletterTokenPage({ action }: NewsletterTokenPageProps) {
  const { token = "" } = useParams();
  const shop = useStorefrontShop();
  const navigate = useNavigate();
  const { state, message, send } = useSending();
  const text = newsletterText[action];
  const press = () => {
    if (action === "end") return send(shop.content.unsubscribe(token));
    send(shop.content.confirmSubscription(token).then(() => navigate(paths.subscribed, { replace: true })));
  };
  return (
    <Page>
      <ContentHead
        title={text.title}
        lead={state === "sent" ? null : text.lead}
        crumbs={crumbsTo({ label: text.title, path: null })}
        path={null}
      />
      <div className={styles.action}>
        <div role="status">{state === "sent" && <p>{text.done}</p>}</div>
        <div role="alert">{message !== null && <p className={styles.error}>{message}</p>}</div>
        {state === "sent" ? (
          <ButtonLink href={paths.home}>{newsletterText.toShop}</ButtonLink>
        ) : (
          <Button onPress={press} isDisabled={state === "sending"}>
            {text.button}
          </Button>
        )}
      </div>
    </Page>
  );
}

/** Says yes to the newsletter. */
export const NewsletterConfirmPage = () => <NewsletterTokenPage action="confirm" />;

/** Says no to the newsletter, for good. */
export const NewsletterEndPage = () => <NewsletterTokenPage action="end" />;
