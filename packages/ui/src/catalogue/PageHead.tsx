import type { Breadcrumb } from "@kamra/core/catalogue";
import type { ReactNode } from "react";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import styles from "./PageHead.module.css";

/** Props of `PageHead`: the way to the page, its title, and those of its root element. */
export interface PageHeadProps extends RootProps<"div"> {
  /** From home to this page, this page included. */
  readonly crumbs: ReadonlyArray<Breadcrumb>;
  /** What the page is called. */
  readonly title: string;
  /** A sentence on what is there; null without one. */
  readonly lead?: string | null;
  /** Links to its parts, such as `CategoryChips`. */
  readonly children?: ReactNode;
}

/** The top of a page in a tree: breadcrumbs, the title, and links to its parts. */
export const PageHead = ({ crumbs, title, lead = null, children, className, ...root }: PageHeadProps) => (
  <div {...root} className={classNames(styles.head, className)}>
    <Breadcrumbs crumbs={crumbs} />
    <h1>{title}</h1>
    {lead !== null && <p className={styles.lead}>{lead}</p>}
    {children}
  </div>
);
