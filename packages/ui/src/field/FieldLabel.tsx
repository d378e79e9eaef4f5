import { Label } from "react-aria-components";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/TextsProvider.tsx";
import styles from "./Field.module.css";

interface FieldLabelProps {
  readonly label: string;
  readonly isOptional: boolean;
}

/** A field's name; one that may stay empty says so. */
export const FieldLabel = ({ label, isOptional }: FieldLabelProps) => {
  const { optional } = useTexts().field;
  return (
    <Label className={classNames(styles.label)}>
      {label}
      {isOptional && (
        <>
          {" "}
          <span className={styles.optional}>{optional}</span>
        </>
      )}
    </Label>
  );
};
