import { visibleLists } from "@kamra/core/lists";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { InvitationCard } from "../../list/InvitationCard.tsx";
import { ListCard } from "../../list/ListCard.tsx";
import { Answer } from "./Answer.tsx";

interface ListRuleProps {
  /** What the person is to the list. */
  readonly person: "owner" | "has accepted" | "is invited" | "a stranger";
}

const acceptedAt = "2026-11-20T10:00:00Z";
const members: Readonly<Record<ListRuleProps["person"], Parameters<typeof visibleLists>[0][number]["users"]>> = {
  owner: [{ userId: "7", type: "owner", acceptedAt: null }],
  "has accepted": [{ userId: "7", type: "shared", acceptedAt }],
  "is invited": [{ userId: "7", type: "shared", acceptedAt: null }],
  "a stranger": [{ userId: "8", type: "owner", acceptedAt: null }],
};

const name = "Hétvégi nagybevásárlás";
const people = [
  { id: "7", name: "Kovács Anna" },
  { id: "8", name: "Őszi Béla" },
];

/** What the person sees of the list among their own. */
const SeenList = ({ person }: { readonly person: Exclude<ListRuleProps["person"], "a stranger"> }) => {
  const list = {
    name,
    href: "/profil/bevasarlolistaim/1",
    productCount: 12,
    changedAt: "2026-11-21T09:55:00Z",
    now: new Date("2026-11-21T10:00:00Z"),
    people,
  } as const;
  switch (person) {
    case "owner":
      return <ListCard {...list} onRename={fn()} onRemove={fn()} />;
    case "has accepted":
      return <ListCard {...list} onLeave={fn()} />;
    case "is invited":
      return <InvitationCard name={name} invitedBy="Kovács Anna" onAccept={fn()} onDecline={fn()} />;
  }
};

const ListRule = ({ person }: ListRuleProps) => {
  const isSeen = visibleLists([{ users: members[person] }], { userId: "7" }).length > 0;
  return (
    <Answer
      says={isSeen ? "The list is among the person’s lists" : "The list is not among the person’s lists"}
      because="A list is seen by its owner, and by those who have accepted an invitation."
      rules={["LIST-2"]}
    >
      {person === "a stranger" ? undefined : <SeenList person={person} />}
    </Answer>
  );
};

const meta = {
  title: "List visibility",
  component: ListRule,
  tags: ["!manifest"],
  parameters: { docs: { description: { component: "Who sees a shopping list, and as what." } } },
  args: { person: "owner" },
  argTypes: {
    person: {
      description: "What the person is to the list.",
      control: "radio",
      options: ["owner", "has accepted", "is invited", "a stranger"],
    },
  },
} satisfies Meta<typeof ListRule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = {};
export const Invited: Story = {
  args: { person: "is invited" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("The list is not among the person’s lists")).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: /^Elfogadom/ })).toBeVisible();
  },
};
export const Stranger: Story = { args: { person: "a stranger" } };
