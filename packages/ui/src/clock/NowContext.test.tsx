import { newAddress } from "@kamra/core/delivery";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LinkOffers } from "../checkout/LinkOffers.tsx";
import { OpeningHours } from "../content/OpeningHours.tsx";
import { ListCard } from "../list/ListCard.tsx";
import { StoreFacts } from "../store/StoreFacts.tsx";
import { textOf } from "../stories/textOf.ts";
import { UiProvider } from "../UiProvider.tsx";

/** At one in the morning in Budapest it is still the day before in London. */
const now = new Date("2026-12-23T23:30:00Z");

const textAt = (children: ReactNode) => textOf(<UiProvider now={now}>{children}</UiProvider>);

const store = {
  postcode: "6720",
  city: "Szeged",
  street: "Tisza Lajos körút",
  houseNumber: "103",
  week: [{ weekday: 3, opens: "07:00", closes: "21:00" }],
  specialDays: [
    { date: "2026-12-24", name: "Szenteste", hours: [{ opens: "07:00", closes: "12:00" }] },
    { date: "2027-01-01", name: "Újév", hours: [] },
  ],
};

it("opening hours mark the day of the provider's instant in Budapest, and write the year of days in another", () => {
  const hours = textAt(<OpeningHours store={store} />);
  expect(hours).toContain("Csütörtök (ma) 07:00–12:00");
  expect(hours).toContain("Szenteste december 24. 07:00–12:00");
  expect(hours).toContain("Újév 2027. január 1. Zárva");
});

it("a store says whether it is open on the day of the provider's instant in Budapest", () => {
  expect(textAt(<StoreFacts store={store} />)).toMatch(/07:00–\u206012:00$/);
  expect(textAt(<StoreFacts store={store} now={new Date("2026-12-25T10:00:00Z")} />)).not.toContain("07:00");
});

it("the orders that a cart can arrive with show their year by the provider's instant", () => {
  const order = {
    id: "1042",
    shippingAddress: newAddress,
    timeSlot: { day: "2027-01-04", from: "14:00", to: "16:00" },
  };
  expect(textAt(<LinkOffers orders={[order]} onChange={() => undefined} />)).toContain("2027. január 4.");
});

it("a list says how long ago it changed, from the provider's instant", () => {
  const card = textAt(
    <ListCard name="Hétvége" href="/listak/1" productCount={2} changedAt="2026-12-23T23:25:00Z" people={[]} />,
  );
  expect(card).toContain("5 perce");
});

it("a component without an instant says so instead of taking the device's", () => {
  expect(() => renderToStaticMarkup(<StoreFacts store={store} />)).toThrow("Give the component `now`");
});
