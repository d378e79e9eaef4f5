import { streetAndHouse } from "@kamra/core/delivery";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StreetFields } from "../../field/AddressFields.tsx";
import { StoryFields } from "../StoryFields.tsx";
import { Answer } from "./Answer.tsx";

const labels = { street: "Utca", houseNumber: "Házszám", floorDoor: "Emelet, ajtó", note: "Megjegyzés a futárnak" };

interface AddressRuleProps {
  /** As a browser fills it. */
  readonly street: string;
  readonly houseNumber: string;
}

const AddressRule = (props: AddressRuleProps) => {
  const { street, houseNumber } = streetAndHouse(props);
  return (
    <Answer
      says={`Street “${street}”, house “${houseNumber}”`}
      because={
        street === props.street
          ? "The street has no house number at its end, or the field of the house has another."
          : "The house number at the end of the street goes into its own field."
      }
      rules={["FORM-6"]}
    >
      <StoryFields key={`${street}/${houseNumber}`} labels={labels} values={{ street, houseNumber }}>
        {(field) => <StreetFields field={field} purpose="shipping" />}
      </StoryFields>
    </Answer>
  );
};

const meta = {
  component: AddressRule,
  tags: ["!manifest"],
  parameters: {
    docs: {
      description: { component: "What a browser fills in for street and house number, and where the shop puts it." },
    },
  },
  args: { street: "Fő utca 12/B", houseNumber: "" },
  argTypes: {
    street: { description: "The street as a browser fills it in, such as “Fő utca 12”." },
    houseNumber: { description: "The house number, empty when the browser put it behind the street." },
  },
} satisfies Meta<typeof AddressRule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NumberInTheStreet: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox", { name: "Házszám" })).toHaveValue("12/B");
  },
};
export const NumberInTheName: Story = { args: { street: "Május 1. utca", houseNumber: "5" } };
