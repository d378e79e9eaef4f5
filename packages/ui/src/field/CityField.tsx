import { townAmong } from "@kamra/core/delivery";
import { useEffect } from "react";
import { placesOf } from "./knownPlaces.ts";
import type { PostcodeLookupState } from "./PostcodeLookupState.ts";
import { useTexts } from "../text/useTexts.ts";
import type { FieldBinding } from "./FieldBinding.ts";
import { Select } from "./Select.tsx";
import { fieldTexts } from "./text.hu.ts";
import { TextField } from "./TextField.tsx";

interface CityFieldProps extends FieldBinding {
  readonly postcode: string;
  readonly lookup: PostcodeLookupState;
  readonly purpose: "shipping" | "billing";
}

/**
 * The city of a postcode: fixed when there is one, selected when there are several, typed when the lookup has failed.
 *
 * @rule ADDR-6
 */
export const CityField = ({ postcode, lookup, purpose, ...field }: CityFieldProps) => {
  const texts = useTexts("field", fieldTexts);
  const places = placesOf(postcode, lookup);
  const [only] = places;
  const { value, onChange } = field;
  // The only town, or the one that was filled in other letters.
  const city = places.length === 1 && only !== undefined ? only.city : townAmong(value, { places });
  // The visible city is what the form submits.
  useEffect(() => {
    if (city !== null && city !== value) onChange(city);
  }, [city, value, onChange]);
  const autoComplete = `${purpose} address-level2`;
  if (places.length > 1)
    return (
      <Select
        {...field}
        placeholder={texts.chooseCity}
        options={places.map(({ city }) => ({ value: city, label: city }))}
        value={townAmong(field.value, { places })}
        autoComplete={autoComplete}
      />
    );
  return (
    <TextField
      {...field}
      value={only?.city ?? field.value}
      isReadOnly={only !== undefined}
      placeholder={lookup.status === "loading" ? texts.searchingCity : ""}
      autoComplete={autoComplete}
      enterKeyHint="next"
    />
  );
};
