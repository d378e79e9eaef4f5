import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ButtonLink } from "../button/ButtonLink.tsx";
import { storyForm, useLive } from "../stories/storyForm.ts";
import { AccountLayout } from "./AccountLayout.tsx";
import { LoginForm } from "./LoginForm.tsx";

const labels = { email: "E-mail cím", password: "Jelszó" };

const submit = fn();

const meta = {
  component: LoginForm,
  args: {
    forgottenHref: "/belepes/elfelejtett-jelszo",
    form: storyForm({ labels, onSubmit: submit }),
    children: (
      <ButtonLink href="/belepes/goodid" variant="secondary" isWide>
        Belépés GoodID-val
      </ButtonLink>
    ),
  },
  render: function Live({ form, ...args }) {
    return (
      <AccountLayout title="Belépés">
        <LoginForm {...args} form={useLive(form)} />
      </AccountLayout>
    );
  },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyTyped: Story = {
  ...Empty,
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    submit.mockClear();
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail cím" }), "anna@kamra.hu");
    await userEvent.type(canvas.getByLabelText("Jelszó"), "titok{Enter}");
    await expect(submit).toHaveBeenCalledOnce();
    const stay = canvas.getByRole("checkbox", { name: "Maradjak bejelentkezve ezen az eszközön" });
    await userEvent.click(stay);
    await expect(stay).toBeChecked();
  },
};
export const Refused: Story = {
  args: { form: storyForm({ labels, values: { email: "anna@kamra.hu" }, failure: "Hibás e-mail cím vagy jelszó." }) },
};
export const Sending: Story = {
  args: {
    form: storyForm({
      labels,
      values: { email: "anna@kamra.hu", password: "titok" },
      ticked: ["staysLoggedIn"],
      isSending: true,
    }),
  },
};
export const PasswordAlone: Story = { args: { children: undefined } };
