import { fieldKinds } from "@kamra/core/form";
import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { TextField } from "../field/TextField.tsx";
import { useTyped } from "../field/useTyped.ts";
import { Form } from "../form/Form.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import styles from "./CouponForm.module.css";
import { checkoutTexts } from "./text.hu.ts";

/** Props of `CouponForm`: the applied coupon, what happens when that changes, and those of its root element. */
export interface CouponFormProps extends RootProps<"div"> {
  /** The code of the applied coupon, or null. */
  readonly value: string | null;
  /** Called with a well-formed code, or with null to give the coupon up. */
  readonly onChange: (code: string | null) => void;
  /** The reason why the code was refused, or null. The field keeps its text. */
  readonly error?: string | null;
  /** The change is being sent. */
  readonly isPending?: boolean;
}

/**
 * The field for a coupon's code; once applied, the coupon with a button that gives it up.
 *
 * @rule SEAM-3
 */
export const CouponForm = ({ value, onChange, error = null, isPending = false, ...root }: CouponFormProps) => {
  const { coupon: texts } = useTexts("checkout", checkoutTexts);
  return (
    <div {...root}>
      {value === null ? (
        <CodeForm onChange={onChange} error={error} isPending={isPending} />
      ) : (
        <p className={styles.applied}>
          <span>{texts.applied(value)}</span>
          <Button variant="quiet" onPress={() => onChange(null)} isPending={isPending}>
            {texts.remove}
          </Button>
        </p>
      )}
    </div>
  );
};

function CodeForm({ onChange, error, isPending }: Required<Pick<CouponFormProps, "onChange" | "error" | "isPending">>) {
  const { coupon: texts } = useTexts("checkout", checkoutTexts);
  const code = useTyped();
  const [malformed, setMalformed] = useState<string | null>(null);
  const apply = () => {
    const typed = fieldKinds.coupon(code.value, { isRequired: true });
    setMalformed(typed.message);
    if (typed.message === null) onChange(typed.value);
  };
  return (
    <Form label={texts.title} onSubmit={apply}>
      <TextField
        label={texts.label}
        {...code}
        error={malformed ?? error}
        width="medium"
        autoComplete="off"
        enterKeyHint="done"
        beside={
          <Button type="submit" variant="secondary" isPending={isPending}>
            {texts.apply}
          </Button>
        }
      />
    </Form>
  );
}
