import { useEffect } from "react";
import { usePostcodeLookup } from "../address/usePostcodeLookup.ts";
import type { FormValues } from "../form/FormState.ts";
import { type UseFormOptions, useForm } from "../form/useForm.ts";
import { useUnsavedChanges } from "../form/useUnsavedChanges.ts";

interface AddressFormOptions<Values extends FormValues> extends UseFormOptions<Values> {
  readonly onSaved: () => void;
}

/** A form of a saved address: it looks up its postcode, and asks before discarding changes. */
export function useAddressForm<Values extends FormValues & { readonly postcode: string }>({
  onSaved,
  ...options
}: AddressFormOptions<Values>) {
  const form = useForm<Values>(options);
  const { lookup, lookUp } = usePostcodeLookup();
  const { postcode } = form.values;
  useEffect(() => {
    if (postcode !== "") lookUp(postcode);
  }, [lookUp, postcode]);
  useUnsavedChanges(form);
  const onSubmit = () =>
    void form.submit().then((isTaken) => {
      if (isTaken) onSaved();
    });
  return { form, lookup, onSubmit };
}
