import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryFields } from "../stories/StoryFields.tsx";
import { PostcodeField } from "./PostcodeField.tsx";

interface PostcodeProps {
  readonly value?: string;
  readonly error?: string;
}

const Postcode = ({ value = "", error }: PostcodeProps) => (
  <StoryFields
    labels={{ postcode: "Irányítószám" }}
    values={{ postcode: value }}
    errors={error === undefined ? {} : { postcode: error }}
  >
    {(field) => <PostcodeField {...field("postcode")} description="Négy számjegy, például 1186" />}
  </StoryFields>
);

const meta = { component: Postcode } satisfies Meta<typeof Postcode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: "1186" } };
export const Wrong: Story = { args: { value: "1999", error: "Nem létező irányítószám!" } };
