import { type ReactNode, useState } from "react";
import type { FieldBinding, FieldOf } from "../field/FieldBinding.ts";

interface StoryFieldsProps<Name extends string> {
  readonly labels: Readonly<Record<Name, string>>;
  readonly values?: Partial<Readonly<Record<Name, string>>>;
  readonly errors?: Partial<Readonly<Record<Name, string>>>;
  readonly children: (field: FieldOf<Name>) => ReactNode;
}

/** A form's state for stories: it keeps the typed values and shows the given errors. */
export function StoryFields<Name extends string>({ labels, values, errors, children }: StoryFieldsProps<Name>) {
  const [typed, setTyped] = useState<Partial<Readonly<Record<Name, string>>>>(values ?? {});
  const field = (name: Name): FieldBinding => ({
    id: `story-${name}`,
    name,
    label: labels[name],
    value: typed[name] ?? "",
    onChange: (value) => setTyped((before) => ({ ...before, [name]: value })),
    onBlur: () => undefined,
    error: errors?.[name] ?? null,
  });
  return <div style={{ display: "grid", gap: "1rem", maxWidth: "30rem" }}>{children(field)}</div>;
}
