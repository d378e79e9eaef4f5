import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { RadioCards } from "./RadioCards.tsx";

const meta = {
  component: RadioCards,
  args: {
    label: "Szállítási mód",
    value: "1",
    options: [
      {
        value: "1",
        icon: "truck",
        title: "Házhoz szállítás",
        description: "A kiválasztott idősávban",
        price: "1 490 Ft",
        details: <p>15 000 Ft felett ingyenes. A futár a sáv előtt egy órával értesít.</p>,
      },
      { value: "4", icon: "store", title: "Személyes átvétel", description: "1186 Budapest", price: "Ingyenes" },
      {
        value: "2",
        icon: "pin",
        title: "MPL házhoz",
        price: "1 990 Ft",
        disabledReason: "A kosárban olyan termék van, amit postán nem küldhetünk.",
      },
    ],
    onChange: fn(),
    onBlur: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "36rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const ChosenByKeyboard: Story = {
  ...Chosen,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("radio", { name: /^Házhoz szállítás/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith("4");
    const disabled = canvas.getByRole("radio", { name: /^MPL házhoz/ });
    await expect(disabled).toBeDisabled();
    await userEvent.click(canvas.getByText("Részletek"));
    await expect(canvas.getByText(/15 000 Ft felett/)).toBeVisible();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = {
  args: { isDisabled: true, isOptional: true, description: "Előbb add meg az irányítószámot!" },
};
export const NothingChosen: Story = { args: { value: null } };
export const Wrong: Story = {
  args: { value: null, error: "Válassz szállítási módot!" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("radiogroup")).toHaveAccessibleDescription(
      "Válassz szállítási módot!",
    );
  },
};
