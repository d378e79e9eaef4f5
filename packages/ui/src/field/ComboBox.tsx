import { optionFilter, navigationTexts } from "@kamra/core/navigation";
import { type KeyboardEvent, useMemo, useState } from "react";
import { BareButton } from "../button/BareButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { fieldTexts } from "./text.hu.ts";
import styles from "./ComboBox.module.css";
import type { FieldContract } from "./FieldBinding.ts";
import { OptionPopup } from "./OptionPopup.tsx";
import { OptionsNote } from "./OptionsNote.tsx";
import { TextField } from "./TextField.tsx";
import { useOptionList } from "./useOptionList.ts";

/** An option of a `ComboBox`; the label is what typing is compared with. */
export interface ComboBoxOption {
  /** What `onChange` gets. */
  readonly id: string;
  /** What stands in the list, and in the field once it is chosen. */
  readonly label: string;
}

/** Props of `ComboBox`: the options, the selected one, how typing filters them, and the contract of fields. */
export interface ComboBoxProps extends Partial<Omit<FieldContract, "label" | "value" | "onChange" | "isReadOnly">> {
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
  /** What stands there before anything is typed. */
  readonly placeholder?: string;
}

/** The options that a text leaves, and the one that it names: by its whole label, or because no other is left. */
function useFound(typed: string, { options, filterBy }: Pick<ComboBoxProps, "options" | "filterBy">) {
  const { comboBoxOptions } = useSettings();
  const filter = useMemo(
    () => optionFilter(options, { labelOf: ({ label }) => label, by: filterBy, limit: comboBoxOptions }),
    [options, filterBy, comboBoxOptions],
  );
  const text = typed.trim();
  const found = filter(text);
  const isNamed = ({ label }: ComboBoxOption) => label.toLowerCase() === text.toLowerCase();
  const only = found.options.length === 1 ? found.options[0] : undefined;
  return { ...found, named: text === "" ? undefined : (found.options.find(isNamed) ?? only) };
}

/** The text in the field, the options that it leaves, and the keys. */
function useComboBox({ options, value, onChange, onBlur, filterBy = "words" }: ComboBoxProps) {
  // Null while the field shows the chosen option: the list is not filtered then.
  const [typed, setTyped] = useState<string | null>(null);
  const found = useFound(typed ?? "", { options, filterBy });
  const list = useOptionList({
    ids: found.options.map(({ id }) => id),
    chosen: value,
    onPick: (id) => {
      setTyped(null);
      onChange(id);
    },
  });
  const takeNamed = () => {
    if (found.named === undefined) list.close();
    else list.pick(found.named.id);
  };
  return {
    list,
    found,
    input: {
      ...list.field,
      value: typed ?? options.find(({ id }) => id === value)?.label ?? "",
      onChange: (text: string) => {
        setTyped(text);
        list.open();
        if (text === "" && value !== null) onChange(null);
      },
      onClick: list.open,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Enter" && list.isOpen && list.active === null && !event.nativeEvent.isComposing) {
          // The next Enter sends the form.
          event.preventDefault();
          takeNamed();
        } else if (event.key === "Tab" && list.active !== null) list.pick(list.active);
        else list.pressKey(event);
      },
      onBlur: () => {
        takeNamed();
        setTyped(null);
        onBlur?.();
      },
    },
  };
}

interface OptionsProps extends Pick<ReturnType<typeof useComboBox>, "list" | "found"> {
  readonly label: string;
}

const Options = ({ list, found: { options, isCut }, label }: OptionsProps) => {
  const texts = useTexts("field", fieldTexts);
  const { tooManyOptions } = useCoreTexts("navigation", navigationTexts);
  return (
    <OptionPopup>
      {options.length > 0 && (
        <div {...list.list} className={styles.list} aria-label={label}>
          {options.map((option) => (
            <div key={option.id} {...list.option(option.id)} className={styles.option}>
              {option.label}
            </div>
          ))}
        </div>
      )}
      {options.length === 0 && <OptionsNote role="status">{texts.noMatch}</OptionsNote>}
      {isCut && <OptionsNote role="status">{tooManyOptions(options.length)}</OptionsNote>}
    </OptionPopup>
  );
};

interface OpenButtonProps extends Pick<ReturnType<typeof useComboBox>, "list"> {
  readonly isDisabled: boolean;
}

/** For a finger or a mouse; keys open the list from the field. */
const OpenButton = ({ list, isDisabled }: OpenButtonProps) => (
  <BareButton
    className={styles.open}
    aria-label={useTexts("field", fieldTexts).open}
    aria-expanded={list.isOpen}
    tabIndex={-1}
    isDisabled={isDisabled}
    onMouseDown={(event) => {
      // The focus stays in the field, or goes there.
      event.preventDefault();
      event.currentTarget.parentElement?.querySelector("input")?.focus();
    }}
    onPress={list.isOpen ? list.close : list.open}
  >
    <Icon name="chevronDown" size="small" />
  </BareButton>
);

/**
 * A choice of many: typing filters the list. It shows at most 250 options and then asks for more letters. A text that
 * names no option gives way to the chosen one when the focus leaves. The form sends the id.
 */
export const ComboBox = (props: ComboBoxProps) => {
  const { list, found, input } = useComboBox(props);
  const { options: _, filterBy: __, name, value, ...field } = props;
  const { label, isDisabled = false } = field;
  return (
    <TextField
      {...field}
      {...input}
      end={
        <>
          <OpenButton list={list} isDisabled={isDisabled} />
          {name !== undefined && <input type="hidden" name={name} value={value ?? ""} disabled={isDisabled} />}
          {list.isOpen && <Options list={list} found={found} label={label} />}
        </>
      }
    />
  );
};
