import { AccountLayout, type AccountLayoutProps } from "@kamra/ui";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";

/** A page for logging in or registering. Search engines are excluded, and no referrer leaks its address. */
export const AccountPage = (layout: AccountLayoutProps) => (
  <Page>
    <PageMeta title={layout.title} description={null} canonicalPath={null} />
    <meta name="referrer" content="no-referrer" />
    <AccountLayout {...layout} />
  </Page>
);
