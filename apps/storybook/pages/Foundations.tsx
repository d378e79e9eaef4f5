import { Unstyled } from "@storybook/addon-docs/blocks";
import { Button } from "@kamra/ui";
import { formatWeight, grams, huf } from "@kamra/core/product";
import { formatHuf, formatQuantity, formatUnitPrice } from "@kamra/core/text";
import { type CSSProperties, useState } from "react";
import { componentTokens, tokenNames } from "../../../packages/ui/src/theme/generated/tokens.ts";
import styles from "./Foundations.module.css";
import { Table } from "./Table.tsx";

const written = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);

/** The tokens whose names begin so; the smallest first. */
const tokensOf = (prefix: string): ReadonlyArray<string> =>
  tokenNames
    .filter((name) => name.startsWith(`--k-${prefix}`))
    .toSorted((one, other) => Number.parseFloat(written(one)) - Number.parseFloat(written(other)) || 0);

/** A value as a designer reads it: `13 px` for `.8125rem`, `120 ms` for `.12s`, and no number that begins with a point. */
const readable = (value: string): string =>
  value
    .replaceAll(/([\d.]+)rem/g, (_rem, size: string) => `${Number(size) * 16} px`)
    .replaceAll(/([\d.]+)s\b/g, (_seconds, time: string) => `${Number(time) * 1000} ms`)
    .replaceAll(/(\d)px/g, "$1 px")
    .replaceAll(/(?<!\d)\.(\d)/g, "0.$1");

interface TokensProps {
  readonly prefix: string;
  readonly sample?: (token: string) => CSSProperties;
  readonly text?: string;
}

/** Each token with its value, beside a sample of it. */
const Tokens = ({ prefix, sample, text }: TokensProps) => {
  const [names] = useState(() => tokensOf(prefix));
  return (
    <ul className={styles.tokens}>
      {names.map((name) => (
        <li key={name}>
          <span className={styles.name}>
            <code>{name}</code>
            <small>{readable(written(name))}</small>
          </span>
          {sample !== undefined && <span style={sample(`var(${name})`)}>{text}</span>}
        </li>
      ))}
    </ul>
  );
};

const ground = { background: "var(--k-action)", flexShrink: 0 };

export const TextSizes = () => (
  <Tokens
    prefix="text-"
    sample={(fontSize) => ({ fontSize, fontFamily: "var(--k-font)" })}
    text="Őrölt fűszerpaprika"
  />
);

export const Fonts = () => (
  <Tokens
    prefix="font"
    sample={(fontFamily) => ({ fontFamily, fontSize: "1.5rem" })}
    text="Árvíztűrő tükörfúrógép 0123456789"
  />
);

export const Weights = () => (
  <Tokens
    prefix="weight-"
    sample={(fontWeight) => ({ fontWeight, fontFamily: "var(--k-font)", fontSize: "1.125rem" })}
    text="Őrölt fűszerpaprika, 649 Ft"
  />
);

export const LineHeights = () => (
  <Tokens
    prefix="leading-"
    sample={(lineHeight) => ({ lineHeight, fontFamily: "var(--k-font)", maxInlineSize: "20rem" })}
    text="A futárod a választott idősáv előtt egy órával üzenetet küld, és a kapunál felhív."
  />
);

export const Spaces = () => (
  <Tokens prefix="space-" sample={(inlineSize) => ({ ...ground, inlineSize, blockSize: "1rem" })} />
);

export const Sizes = () => (
  <>
    {["target", "icon-"].map((prefix) => (
      <Tokens key={prefix} prefix={prefix} sample={(size) => ({ ...ground, inlineSize: size, blockSize: size })} />
    ))}
  </>
);

export const Radii = () => (
  <Tokens
    prefix="radius-"
    sample={(borderRadius) => ({ ...ground, borderRadius, inlineSize: "6rem", blockSize: "3rem" })}
  />
);

/** A line as thick as the token says; a frame where the token is a style of lines. */
const stroke = (token: string): CSSProperties =>
  token.includes("-disabled")
    ? { border: `2px ${token} var(--k-action)`, blockSize: "2rem", inlineSize: "6rem" }
    : { ...ground, blockSize: token, inlineSize: "6rem" };

export const Strokes = () => (
  <>
    {["border", "ring"].map((prefix) => (
      <Tokens key={prefix} prefix={prefix} sample={stroke} />
    ))}
  </>
);

export const Widths = () => (
  <>
    {["gutter", "page-width"].map((prefix) => (
      <Tokens key={prefix} prefix={prefix} />
    ))}
  </>
);

export const Layers = () => (
  <Table head={["layer", "number"]} rows={tokensOf("layer-").map((name) => [`\`${name}\``, written(name)])} />
);

export const ComponentTokens = () => (
  <Table
    head={["of one component", "until a brand sets it, it is"]}
    rows={Object.entries(componentTokens).map(([name, followed]) => [`\`${name}\``, `\`${followed}\``])}
  />
);

export const Motions = () => {
  const [isMoved, setMoved] = useState(false);
  const moving = (time: string): CSSProperties => ({
    ...ground,
    inlineSize: "3rem",
    blockSize: "3rem",
    borderRadius: 8,
    transition: `translate ${time}`,
    translate: isMoved ? "4rem" : "0",
  });
  return (
    <>
      <Unstyled>
        <Button variant="secondary" onPress={() => setMoved(!isMoved)}>
          Move
        </Button>
      </Unstyled>
      {["quick", "calm"].map((prefix) => (
        <Tokens key={prefix} prefix={prefix} sample={moving} />
      ))}
    </>
  );
};

const numbers: ReadonlyArray<readonly [what: string, shown: string]> = [
  ["an amount", formatHuf(huf(1290))],
  ["what is taken off", formatHuf(huf(-1500))],
  ["a large amount", formatHuf(huf(1234567))],
  ["a unit price", formatUnitPrice({ price: huf(1623), unit: "kg" })],
  ["pieces", formatQuantity(3, "db")],
  ["a weighed quantity", formatQuantity(0.25, "kg")],
  ["a light weight", formatWeight(grams(450))],
  ["a heavy weight", formatWeight(grams(12_500))],
];

export const Numbers = () => <Table head={["what", "how it reads"]} rows={numbers} />;
