import type { CartLine, Substitution } from "@kamra/core/cart";
import { useTexts } from "../text/useTexts.ts";
import styles from "./LineSubstitution.module.css";
import { cartTexts } from "./text.hu.ts";

interface LineSubstitutionProps {
  readonly line: Pick<CartLine, "product" | "substitution">;
  readonly onChange: (substitution: Substitution) => void;
}

const choices: ReadonlyArray<Substitution> = ["SIMILAR", "CALL_ME", "LEAVE_OUT"];

/** What to do when the line's product has run out; its choices say for what they are, so it shows no label. */
export const LineSubstitution = ({ line: { product, substitution }, onChange }: LineSubstitutionProps) => {
  const texts = useTexts("cart", cartTexts).substitution;
  return (
    <select
      className={styles.choice}
      aria-label={texts.of(product.name)}
      // A newer server's choice shows as none.
      value={choices.find((choice) => choice === substitution) ?? ""}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice === event.currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      <option value="" hidden />
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {texts.choices[choice]}
        </option>
      ))}
    </select>
  );
};
