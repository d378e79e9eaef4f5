import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { Form } from "./Form.tsx";
import { FormActions } from "./FormActions.tsx";

const meta = {
  component: FormActions,
  args: { label: "Tovább a szállításhoz", pendingLabel: "Mentjük…" },
  decorators: [
    (Shown) => (
      <Form label="Kapcsolati adatok" onSubmit={() => undefined}>
        <Shown />
      </Form>
    ),
  ],
} satisfies Meta<typeof FormActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAWayBack: Story = { args: { children: <Button variant="quiet">Vissza a kosárhoz</Button> } };
export const Working: Story = { args: { isPending: true } };
