import { expect, it } from "vitest";
import { type Texts, texts } from "./texts.ts";

it("[CART-3] [CART-5] [CART-7] [CART-10] [CART-11] [CART-12] says what happens to the cart letter for letter", () => {
  expect(texts.cart.synchronisationFailed).toBe("Hiba történt a kosár szinkronizálása közben!");
  expect(texts.cart.updateFailed("nincs készleten")).toBe("Hiba történt a kosár frissítése közben: nincs készleten");
  expect(texts.cart.additionalInformationSaved).toBe(
    "Az ajándékkártya szövegét és a masni színét sikeresen elmentettük!",
  );
  expect(texts.cart.emptyingFailed).toBe("Hiba a kosár kiürítése közben");
  expect(texts.cart.unavailableRemoved).toBe("A nem rendelhető termékeket sikeresen eltávolítottuk!");
  expect(texts.cart.removalFailed).toBe("Hiba történt a termékek eltávolítása közben!");
  expect(texts.cart.removeCoupon).toBe("Törlöm a kupont");
  expect(texts.cart.couponRemovalFailed).toBe("Hiba történt a kuponkód törlése közben");
});

it("[QTY-7] says when the purchase limit is reached letter for letter", () => {
  expect(texts.product.purchaseLimitReached).toBe("Ebből a termékből elérted a maximálisan vásárolható mennyiséget!");
});

it("[ADDR-10] [INFO-1] says what is missing of the delivery letter for letter", () => {
  expect(texts.delivery.noSelection).toBe("Még nem választottál címet");
  expect(texts.delivery.checkoutInformationFailed).toBe(
    "Ajjaj. Valami baj történt a szállítási adatok letöltése közben.",
  );
});

it("[NET-4] [NET-6] says what the transport could not do letter for letter", () => {
  expect(texts.transport.network).toBe(
    "Hálózati hiba! Lehet, hogy nálunk van a baj, de lehet, hogy az internetszolgáltatódnál",
  );
  expect(texts.transport.unknownShort).toBe("Ismeretlen hiba");
  expect(texts.transport.unknown).toBe("Ismeretlen hiba történt!");
  expect(texts.transport.tryAgain).toBe("Hiba történt, kérünk, próbáld újra!");
});

it("takes a shop's own words, and no fewer than there are", () => {
  const own: Texts = { ...texts, navigation: { ...texts.navigation, tooManyOptions: () => "Sok." } };
  expect(own.navigation.tooManyOptions(250)).toBe("Sok.");
  const { navigation: _navigation, ...fewer } = texts;
  // @ts-expect-error texts without those of the navigation are no texts
  const incomplete: Texts = fewer;
  expect(incomplete).not.toHaveProperty("navigation");
});
