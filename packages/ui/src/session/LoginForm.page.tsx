import type { ComponentPage } from "../stories/ComponentPage.ts";
import { Form } from "../form/Form.tsx";
import { TextField } from "../field/TextField.tsx";

export const page: ComponentPage = {
  status: "experimental",
  whenToUse: ["On the page that logs in, within an AccountLayout."],
  whenNot: ["For a new account: use RegistrationForm."],
  anatomy: {
    shown: "Refused",
    parts: [
      { at: ".summary", is: "What went wrong, while there is something." },
      { at: ".field", is: "Address and password, which a password manager fills in." },
      { at: ".checkbox", is: "Whether to stay logged in." },
      { at: ".primary", is: "The one button." },
      { at: ".row", is: "A way out for who forgot the password, and other ways to log in." },
    ],
  },
  states: { rest: "Empty", busy: "Sending", error: "Refused" },
  content: ["A refusal does not say which of the two was wrong."],
  keyboard: ["Enter in either field sends it."],
  good: { shown: "Refused", because: "What was typed stays, and the message tells nothing to who tries names." },
  bad: {
    shown: (
      <Form label="Belépés" onSubmit={() => undefined}>
        <TextField label="Felhasználónév" error="Nincs ilyen felhasználó" />
      </Form>
    ),
    because: "It tells strangers who is a customer.",
  },
};
