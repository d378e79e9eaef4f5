import { ButtonLink, EmptyState } from "@kamra/ui";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import { newsletterText } from "./text.hu.ts";

/** The thanks for a subscription. */
export const SubscribedPage = () => (
  <Page>
    <PageMeta title={newsletterText.subscribed} description={null} canonicalPath={null} />
    <EmptyState
      icon="check"
      level="h1"
      title={newsletterText.subscribed}
      action={<ButtonLink href={paths.offers}>{newsletterText.toOffers}</ButtonLink>}
    >
      <p>{newsletterText.thanks}</p>
    </EmptyState>
  </Page>
);
