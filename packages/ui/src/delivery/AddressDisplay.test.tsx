import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textOf } from "../stories/textOf.ts";
import { AddressDisplay } from "./AddressDisplay.tsx";

const selection = { type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" } as const;
const linkedAddress = { postcode: "6720", city: "Szeged", street: "Kárász utca", houseNumber: "1" };
const nothing = () => undefined;

it("[ADDR-10] shows the delivery address, in both views", () => {
  expect(textOf(<AddressDisplay view="AppBar" selection={selection} onPress={nothing} />)).toContain("1186 Budapest");
  expect(textOf(<AddressDisplay view="CartPage" selection={{ type: "personal" }} onPress={nothing} />)).toContain(
    "Személyes átvétel (1186 Budapest)",
  );
});

it("[ADDR-10] says when nothing is chosen yet", () => {
  expect(textOf(<AddressDisplay view="AppBar" selection={null} onPress={nothing} />)).toContain(
    "Még nem választottál címet",
  );
  const words = (chosen: typeof selection | null) =>
    textOf(<AddressDisplay view="CartPage" selection={chosen} onPress={nothing} />);
  expect([words(null), words(selection)]).toEqual([
    expect.stringMatching(/Kiválasztom$/),
    expect.stringMatching(/Módosítás$/),
  ]);
});

it("[ADDR-10] shows the linked order's address and cannot be pressed", () => {
  const html = renderToStaticMarkup(
    <AddressDisplay view="CartPage" selection={selection} linkedAddress={linkedAddress} onPress={nothing} />,
  );
  expect(html).toContain("Megrendeléshez kapcsolva");
  expect(html).toContain("6720 Szeged, Kárász utca 1");
  expect(html).not.toContain("1186 Budapest");
  expect(html).toMatch(/<button[^>]* disabled=""/);
});

it("[NAV-7] [ADDR-10] throws for an unknown view", () => {
  const view: string = "Sidebar";
  // @ts-expect-error a caller without types
  expect(() => renderToStaticMarkup(<AddressDisplay view={view} selection={null} onPress={nothing} />)).toThrow(
    RangeError,
  );
});
