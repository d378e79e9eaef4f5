import "../compact.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { TextField } from "../field/TextField.tsx";
import { Badge } from "../feedback/Badge.tsx";
import { Notice } from "../feedback/Notice.tsx";
import { ProductCard } from "../product/ProductCard.tsx";
import * as products from "../stories/products.ts";
import { type BrandProps, secondBrand, themeOf } from "../stories/brand.ts";
import { checkTheme, type Theme, themeCss, type ThemeFault } from "./index.ts";

const told = (fault: ThemeFault): string =>
  fault.kind === "contrast"
    ? `${fault.theme}: ${fault.colour} on ${fault.ground} has ${fault.ratio} : 1, and needs ${fault.atLeast} : 1${fault.instead === null ? "" : `; ${fault.instead} has it`}`
    : `${fault.theme}: ${fault.colour} is not a colour`;

const Samples = ({ theme }: { readonly theme: "light" | "dark" }) => (
  <section
    data-theme={theme}
    aria-label={theme}
    style={{
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: "1rem",
      padding: "1rem",
      borderRadius: "var(--k-radius-card)",
    }}
  >
    <div style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem", alignItems: "center" }}>
      <Button>Tovább a fizetéshez</Button>
      <Button variant="secondary">Mégsem</Button>
      <Badge tone="new">Új</Badge>
    </div>
    <div style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem" }}>
      {[products.yoghurt, products.tomato].map((product) => (
        <div key={product.id} style={{ inlineSize: "min(100%, 11.5rem)" }}>
          <ProductCard product={product} now={products.now} href="/" line={null} onQuantityChange={() => undefined} />
        </div>
      ))}
    </div>
    <TextField label="Kuponkód" defaultValue="TAVASZ" />
    <Notice tone="info" title="Ezt a címet is kiszolgáljuk." />
  </section>
);

const Faults = ({ theme }: { readonly theme: Theme }) => {
  const faults = checkTheme(theme);
  if (faults.length === 0) return <p>Every contrast holds.</p>;
  return (
    <ul aria-label="Faults">
      {faults.map((fault) => (
        <li key={told(fault)}>{told(fault)}</li>
      ))}
    </ul>
  );
};

/** The brand's style sheet, to read, to copy and to save. */
const StyleSheet = ({ css }: { readonly css: string }) => (
  <>
    <pre style={{ overflowX: "auto" }} tabIndex={0} role="region" aria-label="Style sheet">
      {css}
    </pre>
    <div style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem" }}>
      <Button variant="secondary" onPress={() => void navigator.clipboard.writeText(css)}>
        Copy
      </Button>
      <a download="brand.css" href={`data:text/css;charset=utf-8,${encodeURIComponent(css)}`}>
        Save brand.css
      </a>
    </div>
  </>
);

/** A brand in both themes: what it looks like, which contrasts it lacks, and its style sheet. */
const Brand = (given: BrandProps) => {
  const [accent, setAccent] = useState(given.accent);
  const theme = themeOf({ ...given, accent });
  const css = themeCss(theme);
  return (
    <div
      className="brand"
      style={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: "1rem",
        background: "var(--k-page)",
        color: "var(--k-ink)",
        fontFamily: "var(--k-font)",
      }}
    >
      <style>{css.replaceAll(":root", ".brand")}</style>
      <label style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem", alignItems: "center" }}>
        Colour of the brand
        <input type="color" value={accent} onChange={({ currentTarget }) => setAccent(currentTarget.value)} />
      </label>
      <div
        style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 22rem), 1fr))" }}
      >
        <Samples theme="light" />
        <Samples theme="dark" />
      </div>
      <Faults theme={theme} />
      <StyleSheet css={css} />
    </div>
  );
};

const meta = {
  title: "Theme",
  component: Brand,
  tags: ["!manifest", "own-colours"],
  parameters: { sideways: "pre" },
  args: { accent: "#1e6b45" },
  // A colour chosen in the controls begins the page anew.
  render: (brand) => <Brand key={JSON.stringify(brand)} {...brand} />,
  argTypes: {
    accent: { control: "color" },
    action: { control: "color" },
    sale: { control: "color" },
    font: { control: "select", options: ["Georgia, serif", "system-ui, sans-serif", "monospace"] },
    radius: { control: { type: "range", min: 0, max: 24 } },
  },
} satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kamra: Story = {};
export const SecondBrand: Story = { args: secondBrand };
/** What one component takes for itself: round buttons and heavier prices, and the other corners stay. */
export const OneComponent: Story = {
  args: { more: { "--k-button-radius": "999px", "--k-product-card-padding": "1rem", "--k-price-weight": "500" } },
};
/** For people who work with a mouse on many rows. */
export const Compact: Story = {
  render: () => (
    <div data-density="compact">
      <Samples theme="light" />
    </div>
  ),
};
export const PaleAccent: Story = { args: { accent: "#ffd500" } };
export const LacksContrast: Story = {
  args: { accent: "#1e6b45", action: "#7ec8a0" },
  // Shows a brand that axe rejects as well.
  parameters: { a11y: { test: "off" }, sideways: "pre" },
};
export const FollowsItsTokens: Story = {
  args: secondBrand,
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const light = within(canvasElement).getByRole("region", { name: "light" });
    const button = within(light).getByRole("button", { name: "Tovább a fizetéshez" });
    const style = getComputedStyle(button);
    await expect(style.backgroundColor).toBe("rgb(124, 58, 237)");
    await expect(style.borderRadius).toBe("0px");
    await expect(style.fontFamily).toContain("Georgia");
    await expect(within(canvasElement).getByText("Every contrast holds.")).toBeVisible();
  },
};
export const ChangesOneComponent: Story = {
  args: OneComponent.args ?? {},
  tags: ["behaviour", "own-brand"],
  play: async ({ canvasElement }) => {
    const light = within(within(canvasElement).getByRole("region", { name: "light" }));
    await expect(getComputedStyle(light.getByRole("button", { name: "Mégsem" })).borderRadius).toBe("999px");
    await expect(getComputedStyle(light.getByLabelText("Kuponkód")).borderRadius).toBe("8px");
  },
};
export const SavesTheStyleSheet: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await fireEvent.input(page.getByLabelText("Colour of the brand"), { target: { value: "#7c3aed" } });
    await expect(page.getByRole("region", { name: "Style sheet" })).toHaveTextContent("--k-action: light-dark(#7c3aed");
    const saved = page.getByRole("link", { name: "Save brand.css" }).getAttribute("href") ?? "";
    await expect(decodeURIComponent(saved)).toContain("--k-action: light-dark(#7c3aed");
  },
};
export const IsCompactButLargeEnough: Story = {
  ...Compact,
  tags: ["behaviour", "usual-text"],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Mégsem" });
    await expect(button.getBoundingClientRect().height).toBe(36);
  },
};
export const NamesWhatIsFaint: Story = {
  args: LacksContrast.args ?? {},
  tags: ["behaviour"],
  parameters: { a11y: { test: "off" }, sideways: "pre" },
  play: async ({ canvasElement }) => {
    const faults = within(canvasElement).getByRole("list", { name: "Faults" });
    await expect(faults).toHaveTextContent("light: --k-action on --k-page has 1.86 : 1, and needs 4.5 : 1");
  },
};
