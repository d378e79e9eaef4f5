import type { ReactNode } from "react";
import type { FieldOf } from "../field/FieldBinding.ts";
import { storyForm, useLive } from "./storyForm.ts";

interface StoryFieldsProps<Name extends string> {
  readonly labels: Readonly<Record<Name, string>>;
  readonly values?: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, string>>;
  readonly children: (field: FieldOf<Name>) => ReactNode;
}

/** The fields of a form for stories. */
export function StoryFields<Name extends string>({ children, ...form }: StoryFieldsProps<Name>) {
  const { text } = useLive(storyForm<Name>(form));
  return <div style={{ display: "grid", gap: "1rem", maxWidth: "30rem" }}>{children(text)}</div>;
}
