import { visibleLists } from "@kamra/core/lists";
import type { Meta, StoryObj } from "@storybook/react-vite";
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

const ListRule = ({ person }: ListRuleProps) => {
  const isSeen = visibleLists([{ users: members[person] }], { userId: "7" }).length > 0;
  return (
    <Answer
      says={isSeen ? "The person sees the list" : "The person does not see the list"}
      because="A list is seen by its owner, and by those who have accepted an invitation."
      rules={["LIST-2"]}
    />
  );
};

const meta = {
  component: ListRule,
  args: { person: "owner" },
  argTypes: { person: { control: "radio", options: ["owner", "has accepted", "is invited", "a stranger"] } },
} satisfies Meta<typeof ListRule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = {};
export const Invited: Story = { args: { person: "is invited" } };
