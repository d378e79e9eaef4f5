import { fieldKinds } from "@kamra/core/form";
import { ErrorSummary, Form, FormActions, TextField } from "@kamra/ui";
import { useForm } from "../form/useForm.ts";
import { listsText } from "./text.hu.ts";

interface ListNameFormProps {
  /** By which its draft is found after a reload. */
  readonly name: string;
  readonly label: string;
  readonly initial?: string;
  readonly submit: string;
  readonly working: string;
  readonly takesFocus?: boolean;
  readonly onSend: (name: string) => Promise<unknown>;
}

function nameProblem(name: string): string | null {
  const { value, message } = fieldKinds.line(name);
  return value === "" ? listsText.nameMissing : message;
}

/** Asks for a list's name. */
export function ListNameForm({
  name,
  label,
  initial = "",
  submit,
  working,
  takesFocus = false,
  onSend,
}: ListNameFormProps) {
  const form = useForm({
    name,
    initial: { name: initial },
    labels: { name: label },
    problemsOf: (values) => ({ name: nameProblem(values.name) }),
    send: (values) => onSend(fieldKinds.line(values.name).value),
  });
  const { failure, attempt } = form.summary;
  return (
    <Form {...form.frame} label={label}>
      <ErrorSummary problems={[]} failure={failure} attempt={attempt} />
      <TextField {...form.text("name")} autoFocus={takesFocus} autoComplete="off" maxLength={100} enterKeyHint="done" />
      <FormActions label={submit} pendingLabel={working} isPending={form.isSending} />
    </Form>
  );
}
