import styles from "./PaymentMark.module.css";

/** The mark of a way to pay: a drawing, or a word. */
export type PaymentMarkName = "mastercard" | "cash" | "transfer" | { readonly word: string };

interface PaymentMarkProps {
  readonly mark: PaymentMarkName;
  /** The payment method's name. */
  readonly label: string;
}

/** A payment provider's mark. */
export const PaymentMark = ({ mark, label }: PaymentMarkProps) => (
  <svg className={styles.mark} viewBox="0 0 64 40" role="img" aria-label={label}>
    <rect className={styles.card} x="0.5" y="0.5" width="63" height="39" rx="6" />
    {typeof mark === "object" && (
      <text className={styles.word} x="32" y="25.5" textAnchor="middle">
        {mark.word}
      </text>
    )}
    {mark === "mastercard" && (
      <>
        <circle cx="26" cy="20" r="10" fill="#d9402b" />
        <circle cx="38" cy="20" r="10" fill="#f2a33b" fillOpacity="0.85" />
      </>
    )}
    {mark === "cash" && (
      <>
        <rect className={styles.line} x="14" y="11" width="36" height="18" rx="2" />
        <circle className={styles.line} cx="32" cy="20" r="5" />
      </>
    )}
    {mark === "transfer" && <path className={styles.line} d="M16 16h30l-6-6M48 24H18l6 6" />}
  </svg>
);
