import { optionFilter, navigationTexts } from "@kamra/core/navigation";
import { useMemo, useState } from "react";
import {
  Button as AriaButton,
  ComboBox as AriaComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { classNames } from "../styles/classNames.ts";
import { Localised } from "../text/Localised.tsx";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { fieldTexts } from "./text.hu.ts";
import styles from "./ComboBox.module.css";
import fieldStyles from "./Field.module.css";
import { OptionsNote } from "./OptionsNote.tsx";

/** An option of a `ComboBox`; the label is what typing is compared with. */
export interface ComboBoxOption {
  readonly id: string;
  readonly label: string;
}

/** Props of `ComboBox`: the options, the selected one, and how typing filters them. */
export interface ComboBoxProps {
  /** What is asked for, above the field. */
  readonly label: string;
  /** What can be chosen, in the order of the list. */
  readonly options: ReadonlyArray<ComboBoxOption>;
  /** The id of the chosen option; null for none. */
  readonly value: string | null;
  /** Called with the id of the chosen option; null when the field was emptied. */
  readonly onChange: (id: string | null) => void;
  /** `prefix`: options that begin with the typed text; `words`: options with every typed word. */
  readonly filterBy?: "prefix" | "words";
}

/**
 * A choice of many: typing filters the list. It shows at most 250 options and then asks for more letters.
 *
 * @rule COMBO-1
 * @rule COMBO-2
 */
export const ComboBox = ({ label, options, value, onChange, filterBy = "words" }: ComboBoxProps) => {
  const texts = useTexts("field", fieldTexts);
  const coreTexts = useCoreTexts("navigation", navigationTexts);
  const { comboBoxOptions } = useSettings();
  const selectedLabel = options.find(({ id }) => id === value)?.label ?? "";
  const [typed, setTyped] = useState(selectedLabel);
  const filter = useMemo(
    () => optionFilter(options, { labelOf: (option) => option.label, by: filterBy, limit: comboBoxOptions }),
    [options, filterBy, comboBoxOptions],
  );
  // While the field shows the chosen option, the list is not filtered.
  const { options: shown, isCut } = filter(typed === selectedLabel ? "" : typed);
  return (
    <Localised>
      <AriaComboBox
        className={classNames(fieldStyles.field)}
        items={shown}
        inputValue={typed}
        onInputChange={setTyped}
        selectedKey={value}
        onSelectionChange={(key) => onChange(key === null ? null : String(key))}
        allowsEmptyCollection
        menuTrigger="focus"
      >
        <Label className={classNames(fieldStyles.label)}>{label}</Label>
        <span className={styles.box}>
          <Input className={classNames(fieldStyles.input)} />
          <AriaButton className={classNames(styles.open)} aria-label={texts.open}>
            <Icon name="chevronDown" size="small" />
          </AriaButton>
        </span>
        <Popover className={classNames(styles.popover)}>
          <ListBox<ComboBoxOption>
            className={classNames(styles.list)}
            renderEmptyState={() => <OptionsNote>{texts.noMatch}</OptionsNote>}
          >
            {(option) => (
              <ListBoxItem id={option.id} textValue={option.label} className={classNames(styles.option)}>
                {option.label}
              </ListBoxItem>
            )}
          </ListBox>
          {isCut && <OptionsNote role="status">{coreTexts.tooManyOptions(shown.length)}</OptionsNote>}
        </Popover>
      </AriaComboBox>
    </Localised>
  );
};
