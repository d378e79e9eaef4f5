import { useState } from "react";
import type { BoundForm } from "../field/BoundForm.ts";
import type { FieldOf } from "../field/FieldBinding.ts";

interface StoryFormOptions<Field extends string> {
  readonly labels: Readonly<Record<Field, string>>;
  readonly values?: Readonly<Record<string, string>> | undefined;
  readonly ticked?: ReadonlyArray<string>;
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly failure?: string | null;
  readonly isSending?: boolean;
  readonly onSubmit?: () => void;
  /** Called with the name of a field and all that stands in it. */
  readonly onType?: (name: Field, value: string) => void;
}

const ignore = () => undefined;

/** A form's state at one moment: what stands in its fields, and what is wrong with them. */
export function storyForm<Field extends string, Toggle extends string = never>({
  labels,
  values = {},
  ticked = [],
  errors = {},
  failure = null,
  isSending = false,
  onSubmit = ignore,
  onType = ignore,
}: StoryFormOptions<Field>): BoundForm<Field, Toggle> {
  const bind = (name: string) => ({ id: `story-${name}`, name, error: errors[name] ?? null });
  const names: Readonly<Record<string, string>> = labels;
  const problems = Object.entries(errors).map(([name, message]) => ({
    id: `story-${name}`,
    label: names[name] ?? name,
    message,
  }));
  return {
    text: (name) => ({
      ...bind(name),
      label: labels[name],
      value: values[name] ?? "",
      onChange: (value) => onType(name, value),
      onBlur: ignore,
    }),
    toggle: (name) => ({ ...bind(name), isSelected: ticked.includes(name), onChange: ignore }),
    frame: { onSubmit },
    summary: { problems, failure, attempt: 0 },
    isSending,
  };
}

type Fields<Field extends string, Toggle extends string> = Pick<BoundForm<Field, Toggle>, "text" | "toggle">;

/** Fields of text as a host keeps them: they take what is typed. */
export function useLiveText<Field extends string>(text: FieldOf<Field>): FieldOf<Field> {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  return (name) => {
    const field = text(name);
    const onChange = (value: string) => {
      field.onChange(value);
      setTyped((before) => ({ ...before, [name]: value }));
    };
    return { ...field, value: typed[name] ?? field.value, onChange };
  };
}

/** The same form as a host keeps it: its fields take what is typed, and its checkboxes what is ticked. */
export function useLive<Field extends string, Toggle extends string, Form extends Fields<Field, Toggle>>(
  form: Form & Fields<Field, Toggle>,
): Form & Fields<Field, Toggle> {
  const text = useLiveText(form.text);
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  return {
    ...form,
    text,
    toggle: (name) => {
      const toggle = form.toggle(name);
      const onChange = (isSelected: boolean) => setTicked((before) => ({ ...before, [name]: isSelected }));
      return { ...toggle, isSelected: ticked[name] ?? toggle.isSelected, onChange };
    },
  };
}
