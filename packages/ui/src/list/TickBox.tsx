import { Icon } from "../icon/Icon.tsx";
import { useTexts } from "../text/useTexts.ts";
import { listTexts } from "./text.hu.ts";
import styles from "./ListLine.module.css";

interface TickBoxProps {
  /** What is ticked off. */
  readonly name: string;
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
}

/** The large box that ticks off a line of a shopping list. */
export const TickBox = ({ name, isTicked, onChange }: TickBoxProps) => {
  const texts = useTexts("list", listTexts);
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        className={styles.input}
        aria-label={texts.tick(name)}
        checked={isTicked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.box} aria-hidden="true">
        <Icon name="check" size="small" />
      </span>
    </label>
  );
};
