import { orThrow } from "@kamra/core";
import { fieldKinds, isBlank } from "@kamra/core/form";
import {
  Dialog,
  EmailField,
  ErrorSummary,
  Form,
  FormActions,
  Notice,
  RadioCard,
  RadioCards,
  TextArea,
} from "@kamra/ui";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { contentOf } from "../../shop/later.ts";
import { useForm } from "../form/useForm.ts";
import { typedProblems } from "../session/typedProblems.ts";
import { feedbackText as text } from "./text.hu.ts";

/** Asks for a rating of the shop, on the current page. */
export function FeedbackDialog({ onClose }: { readonly onClose: () => void }) {
  const [isSent, setIsSent] = useState(false);
  return (
    <Dialog isOpen onClose={onClose} title={text.title}>
      {isSent ? <Notice tone="info" title={text.sent} /> : <FeedbackForm onSent={() => setIsSent(true)} />}
    </Dialog>
  );
}

/** In characters. */
const longestMessage = 5000;

const ratings = ([5, 4, 3, 2, 1] as const).map((rating) => ({ rating, value: `${rating}` as const }));

function FeedbackForm({ onSent }: { readonly onSent: () => void }) {
  const shop = useStorefrontShop();
  const { pathname } = useLocation();
  const form = useForm({
    name: "visszajelzes",
    initial: { rating: "", message: "", email: "" },
    labels: { rating: text.rating, message: text.message, email: text.email },
    problemsOf: ({ rating, message, email }) => ({
      rating: rating === "" ? text.ratingMissing : null,
      message: fieldKinds.note(message, { longest: longestMessage }).message,
      email: isBlank(email) ? null : typedProblems.email(email),
    }),
    send: async ({ rating: chosen, message, email }) => {
      const rated = ratings.find(({ value }) => value === chosen);
      if (rated === undefined) return;
      const content = await contentOf(shop);
      const feedback = {
        rating: rated.rating,
        message: fieldKinds.note(message).value || null,
        email: fieldKinds.email(email).value || null,
        page: pathname,
      };
      orThrow(await content.sendFeedback(feedback));
      onSent();
    },
  });
  const { problems, failure, attempt } = form.summary;
  const { id, label, value, error, onChange } = form.text("rating");
  return (
    <Form {...form.frame} label={text.title}>
      <ErrorSummary problems={problems} failure={failure} attempt={attempt} />
      <RadioCards id={id} label={label} value={value === "" ? null : value} onChange={onChange} error={error}>
        {ratings.map((rated) => (
          <RadioCard key={rated.value} value={rated.value} icon="sparkle" title={text.ratings[rated.value]} />
        ))}
      </RadioCards>
      <TextArea {...form.text("message")} rows={4} maxLength={longestMessage} isOptional />
      <EmailField {...form.text("email")} enterKeyHint="send" />
      <FormActions label={text.send} pendingLabel={text.sending} isPending={form.isSending} />
    </Form>
  );
}
