import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorSummary } from "./ErrorSummary.tsx";

const meta = {
  component: ErrorSummary,
  args: {
    attempt: 0,
    problems: [
      { id: "name", label: "Név", message: "Kötelező mező!" },
      { id: "email", label: "E-mail cím", message: "Ez az e-mail cím nem érvényes!" },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFields: Story = {};
export const Refused: Story = { args: { problems: [], failure: "Az e-mail cím vagy a jelszó nem megfelelő!" } };
