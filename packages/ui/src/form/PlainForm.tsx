import type { ReactNode } from "react";

/** Where a control's form goes before the page's scripts have come, and what it sends besides the control's own values. */
export interface PlainFormTarget {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface PlainFormProps extends PlainFormTarget {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form that only a page without scripts sends: with them, the controls in it do the work. */
export const PlainForm = ({ action, fields, className, children }: PlainFormProps) => (
  <form method="post" action={action} className={className} onSubmit={(event) => event.preventDefault()}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
