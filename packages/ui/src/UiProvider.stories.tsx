import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { AddressDisplay } from "./delivery/AddressDisplay.tsx";
import { Stack } from "./layout/Stack.tsx";
import { ProductCard } from "./product/ProductCard.tsx";
import { SettingsProvider } from "./settings/SettingsProvider.tsx";
import * as products from "./stories/products.ts";
import { TextsProvider } from "./text/TextsProvider.tsx";
import { UiProvider } from "./UiProvider.tsx";
import { englishUiTexts } from "./uiTexts.en.ts";

const meta = {
  component: UiProvider,
  subcomponents: { SettingsProvider, TextsProvider },
  args: {
    texts: englishUiTexts,
    avoidedAllergens: ["milk"],
    now: products.now,
    children: (
      <div style={{ maxWidth: "16rem" }}>
        <Stack>
          <AddressDisplay view="CartPage" selection={{ type: "personal" }} onPress={fn()} />
          <ProductCard
            product={{ ...products.yoghurt, allergens: ["milk"] }}
            href="/termekek/joghurt"
            line={null}
            onQuantityChange={fn()}
          />
        </Stack>
      </div>
    ),
  },
} satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The texts, the shop's own address, what is avoided, and the day on which a reduced price ends. */
export const InEnglish: Story = {};
export const InHungarian: Story = { args: { texts: {} } };
