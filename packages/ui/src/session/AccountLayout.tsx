import type { ReactNode } from "react";
import { Card } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Text } from "../layout/Text.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./AccountLayout.module.css";

/** Props of `AccountLayout`: the page's title and content, and those of its root element. */
export interface AccountLayoutProps extends RootProps<"div"> {
  /** The page's main heading. */
  readonly title: string;
  /** A sentence below the title. */
  readonly lead?: string | undefined;
  /** Below the card: a question with a link to the page that answers it. */
  readonly other?: ReactNode;
  /** A form, or what became of it. */
  readonly children: ReactNode;
}

/** A narrow page with one card, for logging in, registering and what belongs to it. */
export const AccountLayout = ({ title, lead, other, children, className, ...root }: AccountLayoutProps) => (
  <div {...root} className={classNames(styles.column, className)}>
    <Stack gap={2}>
      <h1>{title}</h1>
      {lead !== undefined && <Text tone="muted">{lead}</Text>}
    </Stack>
    <Card isRoomy gap={5}>
      {children}
    </Card>
    {other !== undefined && <p className={styles.other}>{other}</p>}
  </div>
);
