import { Card, Stack, Text } from "@kamra/ui";
import type { ReactNode } from "react";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";
import styles from "./AccountPage.module.css";

interface AccountPageProps {
  readonly title: string;
  readonly lead?: string;
  /** Links to related pages. */
  readonly other?: ReactNode;
  readonly children: ReactNode;
}

/** A page for logging in or registering. Search engines are excluded, and no referrer leaks its address. */
export const AccountPage = ({ title, lead, other, children }: AccountPageProps) => (
  <Page>
    <PageMeta title={title} description={null} canonicalPath={null} />
    <meta name="referrer" content="no-referrer" />
    <div className={styles.column}>
      <Stack gap={2}>
        <h1>{title}</h1>
        {lead !== undefined && <Text tone="muted">{lead}</Text>}
      </Stack>
      <Card isRoomy gap={5}>
        {children}
      </Card>
      {other !== undefined && <p className={styles.other}>{other}</p>}
    </div>
  </Page>
);
