import { orThrow } from "@kamra/core";
import { fieldKinds, isBlank } from "@kamra/core/form";
import { FeedbackDialog as FeedbackQuestion } from "@kamra/ui";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { contentOf } from "../../shop/later.ts";
import { useForm } from "../form/useForm.ts";
import { typedProblems } from "../session/typedProblems.ts";
import { feedbackText as text } from "./text.hu.ts";

/** In characters. */
const longestMessage = 5000;

const ratings = [5, 4, 3, 2, 1] as const;

/** Asks for a rating of the shop, on the current page. */
export function FeedbackDialog({ onClose }: { readonly onClose: () => void }) {
  const shop = useStorefrontShop();
  const { pathname } = useLocation();
  const [isSent, setIsSent] = useState(false);
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
      const rating = ratings.find((each) => `${each}` === chosen);
      if (rating === undefined) return;
      const content = await contentOf(shop);
      const feedback = {
        rating,
        message: fieldKinds.note(message).value || null,
        email: fieldKinds.email(email).value || null,
        page: pathname,
      };
      orThrow(await content.sendFeedback(feedback));
      setIsSent(true);
    },
  });
  return <FeedbackQuestion isOpen onClose={onClose} form={form} longestMessage={longestMessage} isSent={isSent} />;
}
