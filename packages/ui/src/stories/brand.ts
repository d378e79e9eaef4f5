import { type Theme, themeFromAccent } from "../theme/index.ts";

/** A brand as a designer sees it. */
export interface BrandProps {
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
  /** Anything else, such as spaces, or what the brand changes of one component. */
  readonly more?: Theme["shared"];
}

export function themeOf({ accent, action, sale, font, radius, more }: BrandProps): Required<Theme> {
  const { light, dark } = themeFromAccent(accent);
  return {
    light: { ...light, ...(action && { "--k-action": action }), ...(sale && { "--k-sale": sale }) },
    dark,
    shared: {
      ...(font !== undefined && { "--k-font": font, "--k-font-heading": font }),
      ...(radius !== undefined && {
        "--k-radius-card": `${radius}px`,
        "--k-radius-field": `${Math.round((radius * 2) / 3)}px`,
      }),
      ...more,
    },
  };
}

/** As unlike Kamra as a brand can be: colours, letters, corners and spaces. */
export const secondBrand: BrandProps = {
  accent: "#7c3aed",
  font: "Georgia, serif",
  radius: 0,
  more: {
    "--k-radius-pill": "0",
    "--k-radius-mark": "0",
    "--k-radius-inner": "0",
    "--k-space-2": "0.75rem",
    "--k-space-3": "1rem",
  },
};
