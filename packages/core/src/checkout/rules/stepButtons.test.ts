import { expect, it } from "vitest";
import { checkoutFlows } from "../model/checkoutFlows.ts";
import { neighbourSteps } from "./neighbourSteps.ts";
import { stepButtons } from "./stepButtons.ts";
import { checkoutTexts } from "../text.hu.ts";

it("[CHK-7] [LAW-7] the buttons lead forward and back, and the last one states the obligation to pay", () => {
  const said = (flow: "normal" | "express") =>
    checkoutFlows[flow].map((step) => stepButtons(step, { flow })).map(({ back, next }) => [back, next]);
  expect(said("normal")).toEqual([
    [null, "Tovább a kapcsolattartóhoz"],
    ["Vissza a kosárhoz", "Tovább a szállításhoz"],
    ["Vissza a kapcsolattartóhoz", "Tovább a számlázáshoz"],
    ["Vissza a szállításhoz", "Tovább az összesítéshez"],
    ["Vissza a számlázáshoz", "Fizetési kötelezettséggel járó megrendelés"],
  ]);
  expect(said("express")).toEqual([
    [null, "Tovább a rendelési adatokhoz"],
    ["Vissza a kosárhoz", "Tovább az összesítéshez"],
    ["Vissza a rendelési adatokhoz", "Fizetési kötelezettséggel járó megrendelés"],
  ]);
});

it("[CHK-7] the buttons use the shop's own texts", () => {
  const texts = {
    ...checkoutTexts,
    toSteps: { ...checkoutTexts.toSteps, cart: "a tarisznyához" },
    placeOrder: "Fizetek",
  };
  expect(stepButtons("contact", { flow: "normal", texts }).back).toBe("Vissza a tarisznyához");
  expect(stepButtons("summary", { flow: "normal", texts }).next).toBe("Fizetek");
});

it("[CHK-7] a step of the other flow has the neighbours of its equivalent step", () => {
  expect(neighbourSteps("billing", { flow: "express" })).toEqual({ previous: "cart", next: "summary" });
  expect(neighbourSteps("orderDetails", { flow: "normal" })).toEqual({ previous: "cart", next: "shipping" });
});
