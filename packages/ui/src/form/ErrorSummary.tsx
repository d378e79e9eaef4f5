import { type MouseEvent, useEffect, useId, useRef } from "react";
import { Icon } from "../icon/Icon.tsx";
import { useTexts } from "../text/useTexts.ts";
import { formTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useHostRef } from "../styles/useHostRef.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./ErrorSummary.module.css";

/** A field with an error, as the summary lists it. */
export interface FieldProblem {
  /** The id of the field. */
  readonly id: string;
  /** The field's label. */
  readonly label: string;
  /** What is wrong, in a sentence. */
  readonly message: string;
}

/** Props of `ErrorSummary`: the errors of the last submission. */
export interface ErrorSummaryProps extends RootProps<"div"> {
  /** The field errors, in the order of the form. */
  readonly problems: ReadonlyArray<FieldProblem>;
  /** The form's error that belongs to no field, or null. */
  readonly failure?: string | null;
  /** The number of failed submissions: each one moves the focus here. */
  readonly attempt: number;
}

const goToField = (event: MouseEvent, id: string) => {
  const field = document.getElementById(id);
  if (field === null) return;
  event.preventDefault();
  const target = field.matches("input, select, textarea, button") ? field : field.querySelector("input");
  (target ?? field).focus();
  field.scrollIntoView({ block: "center" });
};

/** A form's errors, at its top; each entry links to its field. It disappears with the last error. */
export const ErrorSummary = ({ problems, failure = null, attempt, className, ref, ...root }: ErrorSummaryProps) => {
  const texts = useTexts("form", formTexts);
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useHostRef(ref, box);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (failure === null && problems.length === 0) return null;
  return (
    <div
      ref={box}
      {...root}
      className={classNames(styles.summary, className)}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <Icon name="alert" />
      <div className={styles.words}>
        <p id={titleId} className={styles.title}>
          {failure ?? texts.problems(problems.length)}
        </p>
        {problems.length > 0 && (
          <ul role="list" className={styles.list}>
            {problems.map(({ id, label, message }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
                  {label}
                </a>
                {`: ${message}`}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
