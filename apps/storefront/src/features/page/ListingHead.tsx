import type { Breadcrumb } from "@kamra/core/catalogue";
import { Breadcrumbs } from "@kamra/ui";
import type { ReactNode } from "react";
import styles from "./ListingHead.module.css";

interface ListingHeadProps {
  readonly crumbs: ReadonlyArray<Breadcrumb>;
  readonly title: string;
  readonly lead?: string | null;
  readonly children?: ReactNode;
}

/** The top of a page with a list: breadcrumbs, title, and links to sub-pages. */
export const ListingHead = ({ crumbs, title, lead = null, children }: ListingHeadProps) => (
  <div className={styles.head}>
    <Breadcrumbs crumbs={crumbs} />
    <h1>{title}</h1>
    {lead !== null && <p className={styles.lead}>{lead}</p>}
    {children}
  </div>
);
