import { cartTexts } from "@kamra/core/cart";
import { deliveryTexts } from "@kamra/core/delivery";
import { navigationTexts } from "@kamra/core/navigation";
import { hrefFrom, Button, ButtonLink, Select, TextField, uiTexts } from "@kamra/ui";
import type { ReactNode } from "react";
import { orderText } from "../features/order/text.hu.ts";
import type { FormOutcome, FormQuestion } from "./FormOutcome.ts";
import { formText } from "./text.hu.ts";
import { WithdrawalParts } from "./WithdrawalParts.tsx";

interface FormPageProps {
  /** The question or the message. */
  readonly outcome: FormOutcome;
  /** The form's fields, to send again with the answer. */
  readonly action: string;
  readonly fields: URLSearchParams;
  /** Where the shopper came from. */
  readonly back: string;
}

interface Words {
  readonly title: string;
  readonly body: ReactNode;
  readonly confirm: string;
  readonly decline: string;
}

/** The page is rendered once, so its fields are uncontrolled. */
const noop = () => undefined;

const PlaceFields = ({ postcode, cities, problem }: Extract<FormQuestion, { readonly kind: "delivery" }>) => (
  <>
    <TextField
      label={formText.postcode}
      name="postcode"
      inputMode="numeric"
      autoComplete="postal-code"
      defaultValue={postcode}
      error={problem}
      required
    />
    {cities.length > 1 && (
      <Select
        label={formText.city}
        name="city"
        options={cities.map((city) => ({ value: city, label: city }))}
        value={cities[0] ?? null}
        onChange={noop}
      />
    )}
  </>
);

/** A question's text, and the fields of its answers. */
function wordsOf(question: FormQuestion): Words & { readonly sends: Readonly<Record<string, string>> } {
  switch (question.kind) {
    case "age":
      return { ...cartTexts.ageConfirmation, sends: { adult: "yes" } };
    case "withdrawal": {
      const { confirmTitle: title, confirm, back: decline } = orderText.withdrawal;
      return { title, body: <WithdrawalParts {...question} />, confirm, decline, sends: { confirmed: "yes" } };
    }
    case "couponLoss": {
      const { title, body } = uiTexts.dialogs.couponLoss;
      return {
        title,
        body: body(question.productName),
        confirm: cartTexts.removeCoupon,
        decline: navigationTexts.deletion.cancel,
        sends: { withoutCoupon: "yes" },
      };
    }
    case "delivery":
      return {
        title: deliveryTexts.question.title,
        body: <PlaceFields {...question} />,
        confirm: deliveryTexts.question.confirm,
        decline: formText.back,
        sends: {},
      };
  }
}

/** The fields of an answer. */
const askedFields: Readonly<Record<FormQuestion["kind"], ReadonlyArray<string>>> = {
  age: [],
  couponLoss: [],
  delivery: ["postcode", "city"],
  withdrawal: ["holder", "number"],
};

const Question = ({ question, action, fields, back }: Omit<FormPageProps, "outcome"> & { question: FormQuestion }) => {
  const { title, body, confirm, decline, sends } = wordsOf(question);
  const asked = askedFields[question.kind];
  const again = { ...Object.fromEntries(fields), ...sends, from: back };
  return (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
      <form className="form-page-form" method="post" action={action}>
        {Object.entries(again).map(
          ([name, value]) => !asked.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {typeof body === "string" ? <p>{body}</p> : body}
        <p className="form-page-actions">
          <Button type="submit">{confirm}</Button>
          <ButtonLink variant="secondary" href={hrefFrom(back)}>
            {decline}
          </ButtonLink>
        </p>
      </form>
    </>
  );
};

const Message = ({ title, messages, back }: { title: string; messages: ReadonlyArray<string>; back: string }) => (
  <>
    <title>{title}</title>
    <h1>{title}</h1>
    {messages.map((message) => (
      <p key={message}>{message}</p>
    ))}
    <p className="form-page-actions">
      <ButtonLink href={hrefFrom(back)}>{formText.back}</ButtonLink>
    </p>
  </>
);

/** The answer to a form without scripts that needs a question or failed. The page has no scripts itself. */
export const FormPage = ({ outcome, ...sent }: FormPageProps) => (
  <main className="form-page">
    <meta name="robots" content="noindex" />
    {outcome.kind === "asks" && <Question question={outcome.question} {...sent} />}
    {outcome.kind === "refused" && <Message title={formText.notDone} messages={[outcome.message]} back={sent.back} />}
    {outcome.kind === "done" && (
      <Message title={outcome.title ?? formText.done} messages={outcome.notes} back={sent.back} />
    )}
  </main>
);
