import type { Meta, StoryObj } from "@storybook/react-vite";
import { Screen } from "./Screen.tsx";
import { screenStories } from "./screenStories.ts";

const meta = {
  ...screenStories,
  component: Screen,
  title: "Account",
  tags: ["!manifest", "screen", "full"],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Registration: Story = { args: { path: "/regisztracio" }, parameters: { heading: "Regisztráció" } };
export const TokenLogin: Story = { args: { path: "/token-login/x" }, parameters: { heading: "Beléptetünk" } };
export const GoodId: Story = { args: { path: "/goodid-belepes" }, parameters: { heading: "Belépés GoodID-val" } };
export const ForgottenPassword: Story = {
  args: { path: "/elfelejtett-jelszo" },
  parameters: { heading: "Elfelejtett jelszó" },
};
export const PasswordMailSent: Story = {
  args: { path: "/elfelejtett-jelszo/elkuldve" },
  parameters: { heading: "Nézd meg a postaládádat" },
};
export const NewPassword: Story = {
  args: { path: "/elfelejtett-jelszo/anna%40pelda.hu/x" },
  parameters: { heading: "Új jelszó" },
};
export const EmailConfirmation: Story = {
  args: { path: "/e-mail-megerosites/anna%40pelda.hu/x" },
  parameters: { heading: "E-mail cím megerősítése" },
};
