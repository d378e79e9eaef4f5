import type { ReactNode } from "react";

export interface AnswerProps {
  /** What the rule says. */
  readonly says: string;
  /** Why it says so. */
  readonly because: string;
  /** Its numbers in the rule book. */
  readonly rules: ReadonlyArray<string>;
  /** What the shopper sees then. */
  readonly children?: ReactNode;
}

const linkStyle = { textDecoration: "underline", marginInlineEnd: "0.75em" };

const besideStyle = {
  display: "grid",
  gap: "1.5rem",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))",
  alignItems: "start",
};

/** A rule's answer with its reason, beside what the shop shows. */
export const Answer = ({ says, because, rules, children }: AnswerProps) => (
  <section lang="en" style={besideStyle}>
    <div>
      <p>
        <strong>{says}</strong>
      </p>
      <p>{because}</p>
      <p>
        Rules:{" "}
        {rules.map((rule) => (
          <a
            key={rule}
            href={`./?path=/docs/rules-the-rule-book--docs#${rule.toLowerCase()}`}
            target="_top"
            style={linkStyle}
          >
            {rule}
          </a>
        ))}
      </p>
    </div>
    {children !== undefined && <div lang="hu">{children}</div>}
  </section>
);
