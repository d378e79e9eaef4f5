import { useTexts } from "../text/TextsProvider.tsx";
import styles from "./Field.module.css";

interface FieldLabelProps {
  readonly htmlFor: string;
  readonly label: string;
  readonly isOptional: boolean;
}

/** A field's label, which marks optional fields. */
export const FieldLabel = ({ htmlFor, label, isOptional }: FieldLabelProps) => {
  const { optional } = useTexts().field;
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
