import { Icon, type IconName } from "@kamra/ui";
import { formatWeight, grams, huf } from "@kamra/core/product";
import { formatHuf, formatQuantity, formatUnitPrice } from "@kamra/core/text";
import { type CSSProperties, useState } from "react";

/** Every token that the styles declare, by the beginning of its name. */
function tokensOf(prefixes: ReadonlyArray<string>): ReadonlyArray<string> {
  const names = new Set<string>();
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && rule.selectorText === ":root") for (const name of rule.style) names.add(name);
      else if (rule instanceof CSSLayerBlockRule) read(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  return [...names].filter((name) => prefixes.some((prefix) => name.startsWith(`--k-${prefix}`)));
}

const row = { display: "flex", alignItems: "center", gap: "1rem", margin: "0.5rem 0" };

interface TokensProps {
  readonly prefixes: ReadonlyArray<string>;
  readonly sample: (token: string) => CSSProperties;
  readonly text?: string;
  /** Off for colours, which have a value for each theme. */
  readonly hasValue?: boolean;
}

const Tokens = ({ prefixes, sample, text, hasValue = true }: TokensProps) => {
  const [names] = useState(() => tokensOf(prefixes));
  const values = getComputedStyle(document.documentElement);
  return (
    <div>
      {names.map((name) => (
        <div key={name} style={row}>
          <span style={sample(`var(${name})`)}>{text}</span>
          <span>
            <code>{name}</code> {hasValue && <small>{values.getPropertyValue(name)}</small>}
          </span>
        </div>
      ))}
    </div>
  );
};

const colours = [
  "page",
  "surface",
  "picture",
  "line",
  "overlay",
  "ink",
  "placeholder",
  "action",
  "on-",
  "sale",
  "new",
  "danger",
  "notice",
  "focus",
];

export const Colours = () => (
  <Tokens
    prefixes={colours}
    hasValue={false}
    sample={(background) => ({
      background,
      inlineSize: "5rem",
      blockSize: "2.5rem",
      borderRadius: 8,
      border: "1px solid var(--k-line-strong)",
      flexShrink: 0,
    })}
  />
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
    <Tokens
      prefixes={["space-", "target"]}
      sample={(size) => ({ inlineSize: size, blockSize: size, background: "var(--k-action)", flexShrink: 0 })}
    />
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
      <button type="button" onClick={() => setMoved(!isMoved)}>
        Move
      </button>
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

export const Numbers = () => (
  <table>
    <thead>
      <tr>
        <th>What</th>
        <th>How it reads</th>
      </tr>
    </thead>
    <tbody>
      {numbers.map(([what, shown]) => (
        <tr key={what}>
          <td>{what}</td>
          <td>{shown}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
