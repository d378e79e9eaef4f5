import { ButtonLink, ErrorSummary, Form, FormActions } from "@kamra/ui";
import type { ReactNode } from "react";
import type { AddressFrame } from "./SavedAddresses.tsx";
import { profileText } from "./text.hu.ts";
import type { useAddressForm } from "./useAddressForm.ts";

const text = profileText.addressForm;

interface AddressFormProps extends Pick<AddressFrame, "cancelHref"> {
  readonly form: Pick<ReturnType<typeof useAddressForm>["form"], "frame" | "summary" | "isSending">;
  readonly onSubmit: () => void;
  readonly isNew: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of a saved address around its fields: the problems above them, the buttons below. */
export const AddressForm = ({ form, onSubmit, isNew, cancelHref, children }: AddressFormProps) => (
  <Form {...form.frame} onSubmit={onSubmit} label={isNew ? text.added : text.changed}>
    <ErrorSummary {...form.summary} />
    {children}
    <FormActions label={text.save} pendingLabel={text.saving} isPending={form.isSending}>
      <ButtonLink variant="quiet" href={cancelHref}>
        {text.cancel}
      </ButtonLink>
    </FormActions>
  </Form>
);
