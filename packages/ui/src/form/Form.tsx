import type { ReactNode, Ref } from "react";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./Form.module.css";

/** Props of `Form`; `onSubmit` replaces the browser's own submission. */
export interface FormProps extends RootProps<"form"> {
  /** Called when it is sent; the host checks what was typed. */
  readonly onSubmit: () => void;
  /** The id, for a submit button elsewhere on the page. */
  readonly id?: string;
  /** The accessible name. */
  readonly label?: string;
  /** The form's element. */
  readonly ref?: Ref<HTMLFormElement>;
  /** The fields, and the actions below them. */
  readonly children: ReactNode;
}

/**
 * A column of fields with its own validation. Before hydration it submits by POST, so that no data get into the
 * address.
 */
export const Form = ({ onSubmit, id, label, ref, children, className, ...root }: FormProps) => (
  <form
    ref={ref}
    id={id}
    {...root}
    className={classNames(styles.form, className)}
    method="post"
    noValidate
    aria-label={label}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);
