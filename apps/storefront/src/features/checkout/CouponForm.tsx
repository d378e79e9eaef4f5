import { fieldKinds } from "@kamra/core/form";
import { useCart } from "@kamra/react";
import { Button, Form, TextField, useTyped } from "@kamra/ui";
import { useState } from "react";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import styles from "./CouponForm.module.css";
import { Section } from "./Section.tsx";
import { checkoutText } from "./text.hu.ts";

const text = checkoutText.coupon;

/**
 * Applies a coupon immediately; the server's refusal is shown beside the field alone, which keeps its text.
 *
 * @rule SEAM-3
 */
export function CouponForm() {
  const shop = useStorefrontShop();
  const applied = useCart(({ cart }) => cart?.couponCode ?? null);
  const code = useTyped();
  const { state, fields, message, send } = useSending();
  const [own, setOwn] = useState<string | null>(null);
  const apply = () => {
    const { value: couponCode, message: wrong } = fieldKinds.coupon(code.value, { isRequired: true });
    setOwn(wrong);
    if (wrong === null) send(shop.cart.choose({ couponCode }));
  };
  return (
    <Section title={text.title}>
      {applied === null ? (
        <Form label={text.title} onSubmit={apply}>
          <div className={styles.row}>
            <TextField
              label={text.label}
              {...code}
              error={own ?? fields["coupon_code"] ?? message}
              autoComplete="off"
              enterKeyHint="done"
            />
            <Button type="submit" variant="secondary" isPending={state === "sending"}>
              {text.apply}
            </Button>
          </div>
        </Form>
      ) : (
        <p className={styles.row}>
          <span>{text.applied(applied)}</span>
          <Button variant="quiet" onPress={() => send(shop.cart.choose({ couponCode: null }))}>
            {text.remove}
          </Button>
        </p>
      )}
    </Section>
  );
}
