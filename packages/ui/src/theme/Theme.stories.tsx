import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { TextField } from "../field/TextField.tsx";
import { Badge } from "../feedback/Badge.tsx";
import { Notice } from "../feedback/Notice.tsx";
import { ProductCard } from "../product/ProductCard.tsx";
import * as products from "../stories/products.ts";
import { checkTheme, type Theme, themeCss, type ThemeFault, themeFromAccent } from "./index.ts";

interface BrandProps {
  /** The brand's colour: of what can be pressed. All six colours of action follow from it. */
  readonly accent: string;
  /** In the light theme, in place of what follows from the accent. */
  readonly action?: string;
  /** Of reduced prices, in the light theme. */
  readonly sale?: string;
  /** A family of the brand's own. */
  readonly font?: string;
  /** Of cards, in pixels; fields take two thirds. */
  readonly radius?: number;
}

const themeOf = ({ accent, action, sale }: BrandProps): Theme => {
  const { light, dark } = themeFromAccent(accent);
  return { light: { ...light, ...(action && { "--k-action": action }), ...(sale && { "--k-sale": sale }) }, dark };
};

const told = (fault: ThemeFault): string =>
  fault.kind === "contrast"
    ? `${fault.theme}: ${fault.colour} on ${fault.ground} has ${fault.ratio} : 1, and needs ${fault.atLeast} : 1`
    : `${fault.theme}: ${fault.colour} is not a colour`;

const Samples = ({ theme }: { readonly theme: "light" | "dark" }) => (
  <section
    data-theme={theme}
    aria-label={theme}
    style={{ display: "grid", gap: "1rem", padding: "1rem", borderRadius: "var(--k-radius-card)" }}
  >
    <div style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem", alignItems: "center" }}>
      <Button>Tovább a fizetéshez</Button>
      <Button variant="secondary">Mégsem</Button>
      <Badge tone="new">Új</Badge>
    </div>
    <div style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem" }}>
      {[products.yoghurt, products.tomato].map((product) => (
        <div key={product.id} style={{ inlineSize: "11.5rem" }}>
          <ProductCard product={product} now={products.now} href="/" line={null} onQuantityChange={() => undefined} />
        </div>
      ))}
    </div>
    <TextField label="Kuponkód" defaultValue="TAVASZ" />
    <Notice tone="info" title="Ezt a címet is kiszolgáljuk." />
  </section>
);

/** A brand in both themes: what it looks like, which contrasts it lacks, and its style sheet. */
const Brand = (brand: BrandProps) => {
  const theme = themeOf(brand);
  const faults = checkTheme(theme);
  const css = themeCss(theme);
  const { font, radius } = brand;
  const lengths = {
    ...(radius !== undefined && { "--k-radius-card": `${radius}px`, "--k-radius-field": `${(radius * 2) / 3}px` }),
    ...(font !== undefined && { "--k-font": font, "--k-font-heading": font }),
  };
  return (
    <div className="brand" style={{ ...lengths, fontFamily: "var(--k-font)" }}>
      <style>{css.replace(":root", ".brand")}</style>
      <div
        style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 22rem), 1fr))" }}
      >
        <Samples theme="light" />
        <Samples theme="dark" />
      </div>
      {faults.length === 0 ? (
        <p>Every contrast holds.</p>
      ) : (
        <ul aria-label="Faults">
          {faults.map((fault) => (
            <li key={told(fault)}>{told(fault)}</li>
          ))}
        </ul>
      )}
      <pre style={{ overflowX: "auto" }} tabIndex={0} role="region" aria-label="Style sheet">
        {css}
      </pre>
    </div>
  );
};

const meta = {
  title: "Theme",
  component: Brand,
  parameters: { sideways: "pre" },
  args: { accent: "#1e6b45" },
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
export const SecondBrand: Story = {
  args: { accent: "#7c3aed", font: "Georgia, serif", radius: 0 },
};
export const PaleAccent: Story = { args: { accent: "#ffd500" } };
export const LacksContrast: Story = {
  args: { accent: "#1e6b45", action: "#7ec8a0" },
  // Shows a brand that axe rejects as well.
  parameters: { a11y: { test: "off" }, sideways: "pre" },
};
export const FollowsItsTokens: Story = {
  args: SecondBrand.args ?? {},
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
export const NamesWhatIsFaint: Story = {
  args: LacksContrast.args ?? {},
  tags: ["behaviour"],
  parameters: { a11y: { test: "off" }, sideways: "pre" },
  play: async ({ canvasElement }) => {
    const faults = within(canvasElement).getByRole("list", { name: "Faults" });
    await expect(faults).toHaveTextContent("light: --k-action on --k-page has 1.86 : 1, and needs 4.5 : 1");
  },
};
