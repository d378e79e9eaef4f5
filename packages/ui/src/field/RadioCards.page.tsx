import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Select } from "./Select.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["For one of two to six choices that need a word of explanation: delivery, payment."],
  whenNot: ["For many choices: use Select.", "For yes or no: use Checkbox."],
  anatomy: {
    shown: "Wrong",
    parts: [
      { at: "legend", is: "The question." },
      { at: ".card", is: "A card for each choice: icon, title, what it means." },
      { is: "Why a choice cannot be taken, in its card." },
      { at: ".error", is: "The error below." },
    ],
  },
  states: { rest: "NothingChosen", disabled: "Disabled", error: "Wrong" },
  content: [
    "A title of one to three words; price and time in the description.",
    "A card that cannot be chosen says why, and what would change it.",
  ],
  keyboard: ["Tab reaches the group; the arrow keys go from card to card and choose."],
  good: { shown: "Chosen", because: "All choices are seen, with their terms." },
  bad: {
    shown: (
      <Select
        label="Szállítás"
        value={null}
        placeholder="Válassz!"
        options={[
          { value: "a", label: "Futár" },
          { value: "b", label: "Személyes átvétel" },
        ]}
        onChange={() => undefined}
      />
    ),
    because: "A list that has to be opened hides two choices and their prices.",
  },
};
