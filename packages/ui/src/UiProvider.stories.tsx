import type { Meta, StoryObj } from "@storybook/react-vite";
import { Price } from "./product/Price.tsx";
import { SettingsProvider } from "./settings/SettingsProvider.tsx";
import * as products from "./stories/products.ts";
import { TextsProvider } from "./text/TextsProvider.tsx";
import { UiProvider } from "./UiProvider.tsx";
import { englishUiTexts } from "./uiTexts.en.ts";

const meta = {
  component: UiProvider,
  subcomponents: { SettingsProvider, TextsProvider },
  args: { texts: englishUiTexts, children: <Price product={products.beer} now={products.now} /> },
} satisfies Meta<typeof UiProvider>;
export default meta;

export const InEnglish: StoryObj<typeof meta> = {};
