import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { ContactFields } from "../field/ContactFields.tsx";
import { storyForm, useLiveText } from "../stories/storyForm.ts";
import { ErrorSummary, type ErrorSummaryProps } from "./ErrorSummary.tsx";
import { Form } from "./Form.tsx";
import { FormActions } from "./FormActions.tsx";

const labels = { name: "Név", email: "E-mail cím", telephone: "Telefonszám" };

interface ContactProps extends Partial<ErrorSummaryProps> {
  readonly isWorking?: boolean;
}

const Contact = ({ isWorking = false, problems = [], attempt = 0, ...summary }: ContactProps) => {
  const errors = Object.fromEntries(problems.map(({ id, message }) => [id.replace("story-", ""), message]));
  const field = useLiveText(storyForm({ labels, errors }).text);
  return (
    <>
      <ErrorSummary {...summary} problems={problems} attempt={attempt} />
      <ContactFields field={field} />
      <FormActions label="Tovább a szállításhoz" pendingLabel="Mentjük…" isPending={isWorking}>
        <Button variant="quiet">Vissza a kosárhoz</Button>
      </FormActions>
    </>
  );
};

const meta = {
  component: Form,
  subcomponents: { ErrorSummary, FormActions },
  args: { label: "Kapcsolati adatok", onSubmit: fn(), children: <Contact /> },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "30rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyTyped: Story = {
  ...Ready,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox", { name: "Név" }), "Anna{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Tovább a szállításhoz" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const Wrong: Story = {
  args: {
    children: (
      <Contact
        attempt={1}
        problems={[
          { id: "story-name", label: "Név", message: "Kötelező mező!" },
          { id: "story-email", label: "E-mail cím", message: "Ez az e-mail cím nem érvényes!" },
        ]}
      />
    ),
  },
};
export const WrongPressed: Story = {
  ...Wrong,
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByRole("group", { name: "2 mezőt még javíts ki, kérünk:" });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole("link", { name: "E-mail cím" }));
    await expect(canvas.getByRole("textbox", { name: "E-mail cím" })).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { children: <Contact attempt={1} failure="Az e-mail cím vagy a jelszó nem megfelelő!" /> },
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole("group", { name: "Az e-mail cím vagy a jelszó nem megfelelő!" });
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

export const Working: Story = {
  args: { children: <Contact isWorking /> },
};
export const WorkingPressed: Story = {
  ...Working,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Mentjük…" });
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Mentjük…");
  },
};
