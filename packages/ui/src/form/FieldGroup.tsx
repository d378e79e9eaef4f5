import type { ReactNode } from "react";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./FieldGroup.module.css";

/** Props of `FieldGroup`: its words, its fields, and those of its root element. */
export interface FieldGroupProps extends RootProps<"fieldset"> {
  /** What the fields are about; screen readers say it before the first. */
  readonly title: string;
  /** What they are for, and what comes of leaving them empty. */
  readonly description?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Fields of a form that belong together, in a box of their own: an offer that the rest of the form does without. */
export const FieldGroup = ({ title, description, children, className, ...root }: FieldGroupProps) => (
  <fieldset {...root} className={classNames(styles.group, className)}>
    <legend className={styles.title}>{title}</legend>
    {description !== undefined && <p className={styles.description}>{description}</p>}
    {children}
  </fieldset>
);
