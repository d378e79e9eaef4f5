import { fold } from "@kamra/core/search";

/** A pattern for what begins with a text, accents and case aside; the text's own wildcards mean themselves. */
export const beginningWith = (text: string): string => `${fold(text.trim()).replace(/[\\%_]/g, "\\$&")}%`;
