import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryFields } from "../stories/StoryFields.tsx";
import { PostcodeField, type PostcodeFieldProps } from "./PostcodeField.tsx";

/** What the story's form does not bind itself. */
type PostcodeProps = Partial<Omit<PostcodeFieldProps, "onChange" | "onBlur" | "id">>;

const Postcode = ({ value = "", error = null, ...given }: PostcodeProps) => (
  <StoryFields
    labels={{ postcode: "Irányítószám" }}
    values={{ postcode: value }}
    errors={error === null ? {} : { postcode: error }}
  >
    {(field) => <PostcodeField {...field("postcode")} {...given} />}
  </StoryFields>
);

const meta = {
  component: Postcode,
  args: { label: "Irányítószám", name: "postcode", description: "Négy számjegy, például 1186" },
} satisfies Meta<typeof Postcode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: "1186" } };
export const Wrong: Story = { args: { value: "1999", error: "Nem létező irányítószám!" } };
