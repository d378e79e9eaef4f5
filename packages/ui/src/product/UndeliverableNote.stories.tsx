import type { Meta, StoryObj } from "@storybook/react-vite";
import * as carriers from "../stories/carriers.ts";
import { UndeliverableNote } from "./UndeliverableNote.tsx";

const meta = {
  component: UndeliverableNote,
  args: { undeliverable: { problem: "CHILLED", method: carriers.postal, instead: [carriers.courier] } },
} satisfies Meta<typeof UndeliverableNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnotherWay: Story = {};
export const NoWay: Story = { args: { undeliverable: { problem: "FROZEN", method: carriers.postal, instead: [] } } };
