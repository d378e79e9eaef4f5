import { Unstyled } from "@storybook/addon-docs/blocks";
import { Button, Icon, type IconName } from "@kamra/ui";
import { formatWeight, grams, huf } from "@kamra/core/product";
import { formatHuf, formatQuantity, formatUnitPrice } from "@kamra/core/text";
import { type CSSProperties, useState } from "react";
import { colours, colourTokens } from "../../../packages/ui/src/theme/generated/tokens.ts";
import { Sentence } from "../.storybook/Sentence.tsx";

/** Every token that the styles declare, by the beginning of its name; the smallest first. */
function tokensOf(prefixes: ReadonlyArray<string>): ReadonlyArray<string> {
  const names = new Set<string>();
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && rule.selectorText === ":root") for (const name of rule.style) names.add(name);
      else if (rule instanceof CSSLayerBlockRule) read(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  const values = getComputedStyle(document.documentElement);
  const size = (name: string): number => Number.parseFloat(values.getPropertyValue(name));
  return [...names]
    .filter((name) => prefixes.some((prefix) => name.startsWith(`--k-${prefix}`)))
    .toSorted((one, other) => size(one) - size(other) || 0);
}

const row: CSSProperties = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 1rem",
  margin: "0.5rem 0",
};

interface TokensProps {
  readonly prefixes: ReadonlyArray<string>;
  readonly sample: (token: string) => CSSProperties;
  readonly text?: string;
}

const Tokens = ({ prefixes, sample, text }: TokensProps) => {
  const [names] = useState(() => tokensOf(prefixes));
  const values = getComputedStyle(document.documentElement);
  return (
    <div>
      {names.map((name) => (
        <div key={name} style={row}>
          <span style={sample(`var(${name})`)}>{text}</span>
          <span>
            <code>{name}</code> <small>{values.getPropertyValue(name)}</small>
          </span>
        </div>
      ))}
    </div>
  );
};

export const Colours = () => (
  <div>
    {colourTokens.map((name) => (
      <div key={name} style={row}>
        <span
          style={{
            background: `var(${name})`,
            inlineSize: "5rem",
            blockSize: "2.5rem",
            borderRadius: 8,
            border: "1px solid var(--k-line-strong)",
          }}
        />
        <span>
          <code>{name}</code>{" "}
          <small>
            {colours.light[name]} light, {colours.dark[name]} dark
          </small>
        </span>
      </div>
    ))}
  </div>
);

export const TypeSizes = () => (
  <>
    <Tokens
      prefixes={["text-"]}
      sample={(fontSize) => ({ fontSize, fontFamily: "var(--k-font)" })}
      text="Őrölt fűszerpaprika"
    />
    <Tokens
      prefixes={["font"]}
      sample={(fontFamily) => ({ fontFamily, fontSize: "1.75rem" })}
      text="Árvíztűrő tükörfúrógép 0123456789"
    />
  </>
);

export const Spaces = () => (
  <>
    {["space-", "target"].map((prefix) => (
      <Tokens
        key={prefix}
        prefixes={[prefix]}
        sample={(size) => ({ inlineSize: size, blockSize: size, background: "var(--k-action)", flexShrink: 0 })}
      />
    ))}
    <Tokens
      prefixes={["radius-"]}
      sample={(borderRadius) => ({
        borderRadius,
        inlineSize: "4rem",
        blockSize: "3rem",
        background: "var(--k-action)",
      })}
    />
  </>
);

export const Motions = () => {
  const [isMoved, setMoved] = useState(false);
  return (
    <>
      <Unstyled>
        <Button variant="secondary" onPress={() => setMoved(!isMoved)}>
          Move
        </Button>
      </Unstyled>
      <Tokens
        prefixes={["quick", "calm"]}
        sample={(time) => ({
          inlineSize: "3rem",
          blockSize: "3rem",
          borderRadius: 8,
          background: "var(--k-action)",
          transition: `translate ${time}`,
          translate: isMoved ? "4rem" : "0",
          marginInlineEnd: "4rem",
        })}
      />
    </>
  );
};

/** What each icon stands for. A new icon needs its line here. */
const meanings: Readonly<Record<IconName, string>> = {
  alert: "something went wrong",
  arrowLeft: "back",
  arrowRight: "on",
  bank: "bank transfer",
  barcode: "read a barcode by the camera",
  bell: "tell me when it is back",
  basket: "cart",
  card: "bank card",
  cash: "cash",
  check: "done, chosen",
  chevronDown: "opens below",
  chevronLeft: "previous",
  chevronRight: "next, one level down",
  clock: "time slot",
  close: "close",
  edit: "change",
  eye: "show the password",
  eyeOff: "hide the password",
  filter: "filters",
  grid: "cards",
  home: "delivery to the door",
  info: "note",
  list: "shopping list, rows",
  logOut: "log out",
  menu: "menu",
  minus: "one less",
  newTab: "opens a new tab",
  offline: "no connection",
  percent: "offers",
  pin: "place",
  plus: "one more",
  receipt: "order, receipt",
  search: "search",
  sparkle: "new",
  store: "pickup in the shop",
  trash: "delete",
  truck: "courier",
  user: "profile",
  weight: "weight",
};

const isIcon = (name: string): name is IconName => Object.hasOwn(meanings, name);

export const Icons = () => (
  <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))", gap: "1rem" }}>
    {Object.entries(meanings).map(([name, meaning]) => (
      <div key={name}>
        {isIcon(name) && <Icon name={name} size="large" />}
        <div>
          <code>{name}</code>
        </div>
        <small>{meaning}</small>
      </div>
    ))}
  </div>
);

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

interface TableProps {
  readonly head: ReadonlyArray<string>;
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
}

/** Pages have no tables of Markdown: Storybook shows them as text. */
export const Table = ({ head, rows }: TableProps) => (
  <div style={{ overflowX: "auto" }} tabIndex={0} role="region" aria-label={head.join(", ")}>
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell}>{cell}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join()}>
            {cells.map((cell) => (
              <td key={cell}>
                <Sentence>{cell}</Sentence>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

export const Numbers = () => <Table head={["What", "How it reads"]} rows={numbers} />;
