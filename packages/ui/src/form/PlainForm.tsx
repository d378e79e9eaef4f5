import type { MouseEvent, ReactNode } from "react";
import type { RootProps } from "../styles/RootProps.ts";

/** The target of a control's form before the scripts load, and its additional fields. */
export interface PlainFormTarget {
  /** The address that the form is sent to. */
  readonly action: string;
  /** Hidden fields by name, sent with the control's own. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface PlainFormProps extends PlainFormTarget, Omit<RootProps<"form">, "ref"> {
  readonly children: ReactNode;
}

/** The press may remove the form from the page, and browsers warn when a removed form is submitted. */
const keepFromSending = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest("[type=submit]") !== null) event.preventDefault();
};

/** A form that submits only without scripts; with them the controls inside do the work. */
export const PlainForm = ({ action, fields, children, ...root }: PlainFormProps) => (
  <form
    {...root}
    method="post"
    action={action}
    onClickCapture={keepFromSending}
    onSubmit={(event) => event.preventDefault()}
  >
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
