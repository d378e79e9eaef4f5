import type { Meta, StoryObj } from "@storybook/react-vite";
import { AvoidedAllergensContext } from "./AvoidedAllergensContext.ts";
import { AllergenNote } from "./AllergenNote.tsx";

const meta = {
  component: AllergenNote,
  args: { product: { allergens: ["milk", "gluten"] } },
  decorators: [
    (Shown) => (
      <AvoidedAllergensContext value={["milk"]}>
        <Shown />
      </AvoidedAllergensContext>
    ),
  ],
} satisfies Meta<typeof AllergenNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = { name: "[ALLERGEN-2] An avoided allergen is named" };
