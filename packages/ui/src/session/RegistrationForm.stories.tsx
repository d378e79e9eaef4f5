import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { PasswordField } from "../field/PasswordField.tsx";
import { storyForm, useLive } from "../stories/storyForm.ts";
import { AccountLayout } from "./AccountLayout.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";

const labels = {
  name: "Név",
  email: "E-mail cím",
  telephone: "Telefonszám",
  hasAccepted: "Szerződési feltételek",
};

const submit = fn();

const { text: password } = storyForm({ labels: { password: "Jelszó" } });

const meta = {
  component: RegistrationForm,
  args: {
    termsHref: "/aszf",
    privacyHref: "/adatkezeles",
    onEmailLeave: fn(),
    form: storyForm({ labels, onSubmit: submit }),
    password: <PasswordField {...password("password")} autoComplete="new-password" />,
  },
  render: function Live({ form, ...args }) {
    return (
      <AccountLayout title="Regisztráció" lead="A fiókoddal gyorsabb a megrendelés.">
        <RegistrationForm {...args} form={useLive(form)} />
      </AccountLayout>
    );
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyTyped: Story = {
  ...Empty,
  name: "[SESS-8] The address is checked when its field is left",
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    submit.mockClear();
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail cím" }), "anna@kamra.hu");
    await expect(args.onEmailLeave).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onEmailLeave).toHaveBeenCalledWith("anna@kamra.hu");
    await userEvent.click(canvas.getByRole("checkbox", { name: /Elfogadom/ }));
    await expect(canvas.getByRole("checkbox", { name: /Elfogadom/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Létrehozom a fiókomat" }));
    await expect(submit).toHaveBeenCalledOnce();
  },
};
const values = { name: "Kovács Anna", email: "anna@kamra.hu" };

export const Wrong: Story = {
  args: {
    form: storyForm({
      labels,
      values,
      errors: {
        email: "Ezzel az e-mail címmel már van fiók.",
        hasAccepted: "A regisztrációhoz ezt el kell fogadnod!",
      },
    }),
  },
};
export const Sending: Story = {
  args: { form: storyForm({ labels, values, ticked: ["hasAccepted"], isSending: true }) },
};
