import type { Order } from "@kamra/core/orders";
import { Button, Form, Notice, TextField, useTyped } from "@kamra/ui";
import { useState } from "react";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { ordersOf } from "../../shop/later.ts";
import { orderText } from "./text.hu.ts";

const text = orderText.brief;

interface BriefOrderProps {
  readonly transactionId: string;
  readonly onChange: (order: Order) => void;
}

/**
 * Explains why an old link shows a part of the order, and asks for the e-mail address that shows all of it.
 *
 * @rule LIMIT-4
 */
export function BriefOrder({ transactionId, onChange }: BriefOrderProps) {
  const shop = useStorefrontShop();
  const email = useTyped();
  const [isWrong, setIsWrong] = useState(false);
  const { state, message, send } = useSending();
  const show = async () => {
    setIsWrong(false);
    const order = await (await ordersOf(shop)).findByEmail({ transactionId, email: email.value });
    if (order === null || order.isBrief) setIsWrong(true);
    else onChange(order);
  };
  return (
    <Notice tone="info" title={text.title}>
      <p>{text.help}</p>
      <Form label={text.show} onSubmit={() => send(show())}>
        <TextField
          label={text.email}
          type="email"
          autoComplete="email"
          {...email}
          error={isWrong ? text.wrong : null}
          required
        />
        <div>
          <Button type="submit" variant="secondary" isPending={state === "sending"}>
            {text.show}
          </Button>
        </div>
      </Form>
      {message !== null && <p role="alert">{message}</p>}
    </Notice>
  );
}
