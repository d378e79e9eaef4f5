import type { ComponentPage } from "../stories/ComponentPage.ts";
import { AvatarGroup } from "./AvatarGroup.tsx";

export const page: ComponentPage = {
  status: "stable",
  whenToUse: ["On a list's page: who sees it, who is invited, and the owner's way to take that back."],
  whenNot: ["On a card among others: use AvatarGroup.", "For the invited person: use InvitationCard."],
  anatomy: {
    shown: "Owner",
    parts: [
      { at: ".avatar", is: "A picture of initials." },
      { at: ".name", is: "The name, or the address while they are invited." },
      { at: ".role", is: "The role." },
      { at: "button", is: "Remove, for the owner." },
    ],
  },
  states: { rest: "Owner" },
  content: ["The shopper's own line says so.", "The role is a word, such as “Tulajdonos”."],
  keyboard: ["Tab goes from one Remove to the next; each says whose share it takes back."],
  good: { shown: "Owner", because: "Each person has a name, a role and, where it is allowed, a way out." },
  bad: {
    shown: (
      <AvatarGroup
        label="Akik látják"
        people={[
          { id: "1", name: "Kovács Anna" },
          { id: "2", name: "Őszi Béla" },
        ]}
      />
    ),
    because: "Initials alone do not say who may change the list.",
  },
};
