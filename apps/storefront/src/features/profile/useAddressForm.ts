import { useEffect } from "react";
import { accountOf } from "../../shop/later.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import type { AddressValues } from "../address/addressValues.ts";
import { useStreets } from "../address/useStreets.ts";
import { usePostcodeLookup } from "../address/usePostcodeLookup.ts";
import type { FormValues } from "@kamra/react";
import { type UseFormOptions, useForm } from "../form/useForm.ts";
import { useUnsavedChanges } from "../form/useUnsavedChanges.ts";

interface AddressFormOptions<Values extends FormValues> extends Omit<UseFormOptions<Values>, "send"> {
  readonly save: (values: Values, account: Awaited<ReturnType<typeof accountOf>>) => Promise<unknown>;
  readonly onSaved: () => void;
}

/** A form of a saved address: it looks up its postcode, and asks before discarding changes. */
export function useAddressForm<Values extends FormValues & Pick<AddressValues, "postcode" | "city" | "street">>({
  save,
  onSaved,
  ...options
}: AddressFormOptions<Values>) {
  const shop = useStorefrontShop();
  const form = useForm<Values>({ ...options, send: async (values) => save(values, await accountOf(shop)) });
  const { lookup, lookUp } = usePostcodeLookup();
  const { postcode, city, street } = form.values;
  const streets = useStreets({ postcode, city, begins: street });
  useEffect(() => {
    if (postcode !== "") lookUp(postcode);
  }, [lookUp, postcode]);
  useUnsavedChanges(form);
  const onSubmit = () =>
    void form.submit().then((isTaken) => {
      if (isTaken) onSaved();
    });
  return { form, lookup, streets, onSubmit };
}
