import { useTexts } from "../text/useTexts.ts";
import { fieldTexts } from "./text.hu.ts";
import styles from "./Field.module.css";

interface FieldLabelProps {
  readonly htmlFor: string;
  readonly label: string;
  readonly isOptional: boolean;
}

/** A field's label, which marks optional fields. */
export const FieldLabel = ({ htmlFor, label, isOptional }: FieldLabelProps) => {
  const { optional } = useTexts("field", fieldTexts);
  return (
    <label className={styles.label} htmlFor={htmlFor}>
      {label}
      {isOptional && (
        <>
          {" "}
          <span className={styles.optional}>{optional}</span>
        </>
      )}
    </label>
  );
};
