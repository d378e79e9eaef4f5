import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Select } from "../field/Select.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["To choose the post office that the parcel is fetched from."],
  whenNot: ["For the shop's own pickup: use ShippingMethodCard.", "For a chosen place: use ParcelPlace."],
  anatomy: {
    shown: "List",
    parts: [
      { at: ".search input", is: "A search by name, town and street." },
      { at: "[role=status]", is: "How many places there are, and whether the nearest is first." },
      { at: ".point", is: "A choice a place: name, address, opening hours." },
    ],
  },
  states: { rest: "List", busy: "Loading" },
  content: ["“A legközelebbi elöl” stands only where a postcode says what is near."],
  keyboard: [
    "Tab goes from the search to the list; the arrow keys choose in it.",
    "Enter in the search sends nothing.",
  ],
  good: { shown: "Chosen", because: "Name, address and hours are compared without opening anything." },
  bad: {
    shown: (
      <Select
        label="Postapont"
        options={[{ value: "1", label: "Szeged 1 posta" }]}
        value="1"
        onChange={() => undefined}
      />
    ),
    because: "A name alone says neither where it is nor when it is open.",
  },
};
