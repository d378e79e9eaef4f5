import { defaultSettings, type ShopSettings } from "@kamra/core/settings";
import type { AllergenCode } from "@kamra/core/product";
import type { ReactNode } from "react";
import { NowContext } from "./clock/NowContext.ts";
import { NavigateContext } from "./link/NavigateContext.ts";
import { AvoidedAllergensContext } from "./product/AvoidedAllergensContext.ts";
import { type ImageUrl, ImageUrlContext, modelUrl } from "./picture/ImageUrlContext.ts";
import { SettingsProvider } from "./settings/SettingsProvider.tsx";
import { TextsProvider } from "./text/TextsProvider.tsx";
import type { UiTextChanges } from "./text/UiTexts.ts";

const noChanges: UiTextChanges = {};
const noAllergens: ReadonlyArray<AllergenCode> = [];

/** Props of `UiProvider`; all have defaults, so that components also work without it. */
export interface UiProviderProps {
  /** Navigates to a page of the shop without reloading; without it, links are ordinary links. */
  readonly navigate?: (href: string) => void;
  /** Texts that replace the library's own; those that are left out stay Hungarian. */
  readonly texts?: UiTextChanges;
  /** The shop's settings, if they differ from the defaults. */
  readonly settings?: ShopSettings;
  /** The allergens that the shopper avoids: products that name one show a warning. */
  readonly avoidedAllergens?: ReadonlyArray<AllergenCode>;
  /** Where pictures are loaded from, such as a CDN that also scales them: by the model's address and the width in pixels. */
  readonly imageUrl?: ImageUrl;
  /** The instant that prices, stock and dates hold at: the same on server and client, and a later one when they change. */
  readonly now?: Date | null;
  /** The components that it is for. */
  readonly children: ReactNode;
}

/** Context of the components: the router, texts, settings, avoided allergens, addresses of pictures, and the instant. */
export const UiProvider = ({
  navigate,
  texts = noChanges,
  settings = defaultSettings,
  avoidedAllergens = noAllergens,
  imageUrl = modelUrl,
  now = null,
  children,
}: UiProviderProps) => (
  <NavigateContext value={navigate ?? null}>
    <SettingsProvider settings={settings}>
      <AvoidedAllergensContext value={avoidedAllergens}>
        <ImageUrlContext value={imageUrl}>
          <NowContext value={now}>
            <TextsProvider texts={texts}>{children}</TextsProvider>
          </NowContext>
        </ImageUrlContext>
      </AvoidedAllergensContext>
    </SettingsProvider>
  </NavigateContext>
);
