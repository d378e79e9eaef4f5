import { accountMailTexts } from "./account/text.hu.ts";
import type { MailTexts } from "./MailText.ts";
import { confirmationTexts } from "./confirmation/text.hu.ts";
import { orderMailTexts } from "./orders/text.hu.ts";
import { shopMailTexts } from "./shop/text.hu.ts";

/** The words of every kind of mail. A kind without words does not compile. */
export const mailTexts: MailTexts = { ...accountMailTexts, ...confirmationTexts, ...orderMailTexts, ...shopMailTexts };
