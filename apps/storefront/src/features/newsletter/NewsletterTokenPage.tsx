import { orThrow } from "@kamra/core";
import { Button, ButtonLink, Stack, Text } from "@kamra/ui";
import { useNavigate, useParams } from "react-router-dom";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { contentOf } from "../../shop/later.ts";
import { ContentHead } from "../page/ContentHead.tsx";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import { newsletterText } from "./text.hu.ts";

interface NewsletterTokenPageProps {
  readonly action: "confirm" | "end";
}

/** The page behind the links in a newsletter's mail. It acts on a press only, because mail scanners follow links. */
function NewsletterTokenPage({ action }: NewsletterTokenPageProps) {
  const { token = "" } = useParams();
  const shop = useStorefrontShop();
  const navigate = useNavigate();
  const { state, message, send } = useSending();
  const text = newsletterText[action];
  const press = () => {
    const press = async () => {
      const content = await contentOf(shop);
      orThrow(await (action === "end" ? content.unsubscribe(token) : content.confirmSubscription(token)));
      if (action === "end") return;
      await navigate(paths.subscribed, { replace: true });
    };
    send(press());
  };
  return (
    <Page>
      <ContentHead title={text.title} lead={state === "sent" ? null : text.lead} path={null} />
      <Stack gap={3} place="start">
        <div role="status">{state === "sent" && <p>{text.done}</p>}</div>
        <div role="alert">
          {message !== null && (
            <Text tone="danger" weight="semibold">
              {message}
            </Text>
          )}
        </div>
        {state === "sent" ? (
          <ButtonLink href={paths.home}>{newsletterText.toShop}</ButtonLink>
        ) : (
          <Button onPress={press} isDisabled={state === "sending"}>
            {text.button}
          </Button>
        )}
      </Stack>
    </Page>
  );
}

/** Confirms the newsletter. */
export const NewsletterConfirmPage = () => <NewsletterTokenPage action="confirm" />;

/** Unsubscribes from the newsletter, permanently. */
export const NewsletterEndPage = () => <NewsletterTokenPage action="end" />;
