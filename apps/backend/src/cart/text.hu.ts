import type { QuantityErrorKind } from "@kamra/core/product";

export const cartTexts = {
  quantity: {
    notFinite: "A mennyiség nem szám!",
    negative: "A mennyiség nem lehet negatív!",
    notPositive: "A mennyiségnek nullánál nagyobbnak kell lennie!",
    tooLarge: "Ekkora mennyiség nem rendelhető!",
    noSuchUnit: "Ebben az egységben a termék nem rendelhető!",
  } satisfies Record<QuantityErrorKind, string>,
  tooManyEntries: (most: number) => `Egyszerre legfeljebb ${most} termék módosítható!`,
  tooManyLines: (most: number) => `A kosárban legfeljebb ${most} féle termék lehet!`,
  unnamedProduct: "egy termék",
  tooExpensive: "A kosár értéke túl nagy!",
  onlySoMuch: (left: string) => `Most csak ennyi van belőle: ${left}`,
  notSliceable: "Ez a termék nem kérhető szeletelve!",
  noGiftMessage: "Ehhez a termékhez nem kérhető ajándékkártya!",
  unknownAddress: "Ez a cím nincs a mentett számlázási címeid között!",
  postPoint: "Ez az átvételi pont nem választható!",
  notLinkable: "Ezzel a megrendeléssel nem lehet összekapcsolni a kosarad!",
  shippingMethod: "Ez a szállítási mód nem választható!",
};
