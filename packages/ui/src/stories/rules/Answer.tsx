import type { ReactNode } from "react";
import { Stack } from "../../layout/Stack.tsx";
import { Text } from "../../layout/Text.tsx";

export interface AnswerProps {
  /** What the rule says. */
  readonly says: string;
  /** Why it says so. */
  readonly because: string;
  /** Its numbers in the rule book. */
  readonly rules: ReadonlyArray<string>;
  /** What the shopper sees then; nothing unless given. */
  readonly children?: ReactNode;
}

const linkStyle = { color: "var(--k-action)", textDecoration: "underline", marginInlineEnd: "0.75em" };

const besideStyle = {
  display: "grid",
  gap: "var(--k-space-6)",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))",
  alignItems: "start",
};

/** A rule's answer with its reason, beside what the shop shows. */
export const Answer = ({ says, because, rules, children }: AnswerProps) => (
  <section lang="en" style={besideStyle}>
    <Stack gap={2}>
      <Text size="large" weight="bold">
        {says}
      </Text>
      <p>{because}</p>
      <Text size="small" tone="muted">
        {rules.length === 1 ? "Rule: " : "Rules: "}
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
      </Text>
    </Stack>
    <Stack gap={2}>
      <Text size="small" tone="muted">
        {children === undefined ? "The shopper sees nothing." : "The shopper sees:"}
      </Text>
      <div lang="hu">{children}</div>
    </Stack>
  </section>
);
