import { themeCss } from "@kamra/ui/theme";
import { secondBrand, themeOf } from "../../../packages/ui/src/stories/brand.ts";

/** What a shop of another brand imports after ours, by the brand's name in the toolbar. */
export const brandSheets: Readonly<Partial<Record<string, string>>> = { second: themeCss(themeOf(secondBrand)) };
