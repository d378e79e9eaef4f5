import { describe, expect, it } from "vitest";
import { productId } from "../../product/productId.ts";
import { shippingProblems } from "./shippingProblems.ts";
import { shippingProblemText, shortShippingProblemText } from "./shippingProblemText.ts";
import { deliveryTexts } from "../text.hu.ts";

describe("shippingProblems", () => {
  it("[SHIP-3] keeps every problem, of unknown kinds too", () => {
    const problems = [
      { kind: "products", message: "a", productIds: [productId("7")] },
      { kind: "tooFar", message: "b", productIds: [] },
    ];
    expect(shippingProblems({ isAvailable: false, problems })).toEqual(problems);
    expect(shippingProblems({ isAvailable: true, problems })).toEqual(problems);
  });

  it("[SHIP-3] a method that is unavailable without a reason has a problem too", () => {
    expect(shippingProblems({ isAvailable: false, problems: [] })).toEqual([
      { kind: "unavailable", message: "", productIds: [] },
    ]);
    expect(shippingProblems({ isAvailable: true, problems: [] })).toEqual([]);
  });
});

describe("shippingProblemText", () => {
  it.each([
    ["products", "A kiválasztott szállítási móddal bizonyos kosaradban lévő termékek nem szállíthatóak."],
    ["weight", "A kosarad össztömege meghaladja a választott szállítási móddal kiszállítható maximális tömeget."],
    ["unavailable", "A kiválasztott szállítási mód jelenleg nem elérhető!"],
    ["postcode", "Erre az irányítószámra a választott szállítási mód nem elérhető!"],
  ])("[SHIP-4] %s reads %s", (kind, text) => {
    expect(shippingProblemText({ kind, message: "from the server" })).toBe(text);
  });

  it.each(["link", "tooFar", "constructor"])("[SHIP-3] %s has the server's text", (kind) => {
    expect(shippingProblemText({ kind, message: "A szerver szava" })).toBe("A szerver szava");
    expect(shortShippingProblemText({ kind, message: "A szerver szava" }, { brand: "Kamra" })).toBe("A szerver szava");
  });

  it("[SHIP-5] names the brand's delivery in the short text about the postcode", () => {
    expect(shortShippingProblemText({ kind: "postcode", message: "" }, { brand: "Spájz" })).toBe(
      "Spájz kiszállítás erre a címre nem elérhető",
    );
    expect(deliveryTexts.problemsHeading).toBe("A kiválasztott szállítási móddal a következő problémák adódtak:");
  });

  it("[SHIP-5] makes every short text shorter than the full one", () => {
    for (const kind of ["products", "weight", "unavailable", "postcode"]) {
      const problem = { kind, message: "" };
      expect(shortShippingProblemText(problem, { brand: "Kamra" }).length).toBeLessThan(
        shippingProblemText(problem).length,
      );
    }
  });
});
