import { Notice } from "../feedback/Notice.tsx";
import type { BoundForm } from "../field/BoundForm.ts";
import { EmailField } from "../field/EmailField.tsx";
import { RadioCards } from "../field/RadioCards.tsx";
import { TextArea } from "../field/TextArea.tsx";
import { ErrorSummary } from "../form/ErrorSummary.tsx";
import { Form } from "../form/Form.tsx";
import { FormActions } from "../form/FormActions.tsx";
import { Dialog } from "../overlay/Dialog.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import { dialogTexts } from "./text.hu.ts";

/** Props of `FeedbackDialog`: its form, and whether it was sent. */
export interface FeedbackDialogProps extends RootProps<"dialog"> {
  /** Whether it is shown. */
  readonly isOpen: boolean;
  /** Called on its close button, Escape or a press outside. */
  readonly onClose: () => void;
  /** The state of its form; `rating` is a digit from 1 to 5, empty before the choice. */
  readonly form: BoundForm<"rating" | "message" | "email">;
  /** In characters. */
  readonly longestMessage: number;
  /** Whether it was sent: it thanks then. */
  readonly isSent: boolean;
}

const ratings = ["5", "4", "3", "2", "1"] as const;

/** Asks for a rating of the shop, and why; an answer goes to the address, if there is one. */
export const FeedbackDialog = ({ isOpen, onClose, form, longestMessage, isSent, ...root }: FeedbackDialogProps) => {
  const texts = useTexts("dialogs", dialogTexts).feedback;
  const { id, label, value, error, onChange } = form.text("rating");
  return (
    <Dialog {...root} isOpen={isOpen} onClose={onClose} title={texts.title}>
      {isSent ? (
        <Notice tone="info" title={texts.sent} />
      ) : (
        <Form {...form.frame} label={texts.title}>
          <ErrorSummary {...form.summary} />
          <RadioCards
            id={id}
            label={label}
            options={ratings.map((rating) => ({ value: rating, title: texts.ratings[rating] }))}
            value={ratings.find((rating) => rating === value) ?? null}
            onChange={onChange}
            error={error}
          />
          <TextArea {...form.text("message")} rows={4} maxLength={longestMessage} isOptional />
          <EmailField {...form.text("email")} enterKeyHint="send" />
          <FormActions label={texts.send} pendingLabel={texts.sending} isPending={form.isSending} />
        </Form>
      )}
    </Dialog>
  );
};
