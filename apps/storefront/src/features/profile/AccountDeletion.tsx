import { Button, ErrorSummary, Form, FormActions, PasswordField } from "@kamra/ui";
import { useState } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { accountOf } from "../../shop/later.ts";
import { useForm } from "../form/useForm.ts";
import { typedProblems } from "../session/typedProblems.ts";
import { HiddenUsername } from "./HiddenUsername.tsx";
import { profileText } from "./text.hu.ts";

const text = profileText.personalData;

const DeletionForm = ({ email, onClose }: DeletionFormProps) => {
  const shop = useStorefrontShop();
  const form = useForm({
    name: "fiok-torlese",
    initial: { current_password: "" },
    labels: text.passwordLabels,
    secrets: ["current_password"],
    problemsOf: ({ current_password }) => ({ current_password: typedProblems.knownPassword(current_password) }),
    send: async ({ current_password }) => (await accountOf(shop)).deleteAccount(current_password),
  });
  return (
    <Form {...form.frame} label={text.deletion}>
      <ErrorSummary {...form.summary} />
      <HiddenUsername email={email} />
      <PasswordField {...form.text("current_password")} autoComplete="current-password" />
      <FormActions variant="danger" label={text.delete} pendingLabel={text.deleting} isPending={form.isSending}>
        <Button variant="quiet" onPress={onClose}>
          {text.keep}
        </Button>
      </FormActions>
    </Form>
  );
};

/** Deletes the account after a second press and the password. */
export function AccountDeletion({ email }: { readonly email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <DeletionForm email={email} onClose={() => setIsOpen(false)} />;
  return (
    <div>
      <Button variant="secondary" onPress={() => setIsOpen(true)}>
        {text.openDeletion}
      </Button>
    </div>
  );
}

interface DeletionFormProps {
  readonly email: string;
  readonly onClose: () => void;
}
