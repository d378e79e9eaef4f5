import { escapeUTF8 } from "entities";
import { hiddenFields } from "../hiddenFields.ts";
import { page } from "../../http/page.ts";
import { choices } from "./Choice.ts";
import { simulatorTexts } from "./text.hu.ts";

interface Choosing {
  readonly provider: string;
  readonly amount: string;
  /** Whether the card is registered by this payment. */
  readonly savesCard?: boolean;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A page on which a developer chooses the simulated provider's answer. */
export function choicePage({ provider, amount, savesCard = false, fields = {} }: Choosing): string {
  const buttons = choices.map(
    (choice) => `<p><button name="choice" value="${choice}">${escapeUTF8(simulatorTexts.choices[choice])}</button></p>`,
  );
  const body = `<p>${simulatorTexts.notice}</p><p>${escapeUTF8(simulatorTexts.amount(amount))}</p>${savesCard ? `<p>${escapeUTF8(simulatorTexts.savesCard)}</p>` : ""}<form method="post">${hiddenFields(fields)}${buttons.join("")}</form>`;
  return page(simulatorTexts.title(provider), body);
}
