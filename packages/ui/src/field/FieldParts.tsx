import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import type { ReactNode } from "react";
import { FieldLabel } from "./FieldLabel.tsx";
import styles from "./Field.module.css";

export interface FieldPartsProps extends Pick<RootProps<"div">, "className" | "style"> {
  readonly id: string;
  readonly label: string;
  readonly isOptional: boolean;
  readonly description: ReactNode;
  /** The error of the field, or null. */
  readonly error: string | null;
  /** The input, with `describedBy` of the same field. */
  readonly children: ReactNode;
}

export const descriptionId = (id: string) => `${id}-description`;
export const errorId = (id: string) => `${id}-error`;

/** The ids of a field's hint and error, which screen readers announce after its name. */
export const describedBy = ({ id, description, error }: Pick<FieldPartsProps, "id" | "description" | "error">) => {
  const parts = [description !== undefined && descriptionId(id), error !== null && errorId(id)].filter(Boolean);
  return {
    ...(parts.length === 0 ? {} : { "aria-describedby": parts.join(" ") }),
    ...(error === null ? {} : { "aria-invalid": true, "data-invalid": true }),
  };
};

/** A field with its label and help above and its error below. */
export const FieldParts = ({
  id,
  label,
  isOptional,
  description,
  error,
  children,
  className,
  style,
}: FieldPartsProps) => (
  <div className={classNames(styles.field, className)} style={style}>
    <FieldLabel htmlFor={id} label={label} isOptional={isOptional} />
    {description !== undefined && (
      <span id={descriptionId(id)} className={styles.description}>
        {description}
      </span>
    )}
    {children}
    {error !== null && (
      <span id={errorId(id)} className={styles.error}>
        {error}
      </span>
    )}
  </div>
);
