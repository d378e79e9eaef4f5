import { cleanLine, cleanLines } from "../decoding/cleanText.ts";
import { parseQuantity } from "../product/parseQuantity.ts";
import type { ProductQuantities, QuantityType } from "../product/Product.ts";
import { productTexts } from "../product/text.hu.ts";
import { amountFromInput } from "./amountFromInput.ts";
import { bankAccountOf } from "./bankAccountOf.ts";
import { bankAccountProblem } from "./bankAccountProblem.ts";
import { barcodeFromInput, isBarcode } from "./barcodeFromInput.ts";
import { couponFromInput } from "./couponFromInput.ts";
import { digitsOf } from "./digitsOf.ts";
import { emailFromInput } from "./emailFromInput.ts";
import { emailProblem } from "./emailProblem.ts";
import { isPostcode, type PostcodeForm } from "./isPostcode.ts";
import { postcodeFromInput } from "./postcodeFromInput.ts";
import { companyProblem, nameProblem } from "./nameProblem.ts";
import { isOrderNumber } from "./isOrderNumber.ts";
import { parsePhone } from "./parsePhone.ts";
import { phoneFromField } from "./phoneFromField.ts";
import type { CallingCode } from "./phoneFromInput.ts";
import { taxNumberFromInput } from "./taxNumberFromInput.ts";
import { taxNumberProblem } from "./taxNumberProblem.ts";
import { formTexts, type FormTexts } from "./text.hu.ts";

/** How a field is read. */
export interface FieldOptions extends CallingCode, PostcodeForm {
  /** Whether an empty field has a message. */
  readonly isRequired?: boolean;
  /** The product whose quantity it is. */
  readonly product?: Pick<ProductQuantities, "defaultUnit" | "alternativeUnit">;
  readonly quantityType?: QuantityType;
  /** Another longest text, in characters. */
  readonly longest?: number;
  readonly texts?: FormTexts;
}

/** A field as it was read. */
export interface FieldEntry {
  /** The text as it is stored; "" for none. */
  readonly value: string;
  /** Why it cannot be stored, for the shopper; `null` when it can. */
  readonly message: string | null;
}

/** Reads a typed, pasted, autofilled or imported text: cleans it, then checks it. Reading a value again changes nothing. */
export type FieldKind = (text: string | null, options?: FieldOptions) => FieldEntry;

type Told = FieldOptions & { readonly texts: FormTexts };

interface FieldSteps {
  /** The longest text, in characters. */
  readonly longest: number;
  readonly clean: (text: string, told: Told) => string;
  /** The message about a clean text that is not empty. */
  readonly check?: (clean: string, told: Told) => string | null;
}

/**
 * A kind of field by its steps.
 *
 * @rule FORM-1, FORM-2, FORM-4, FORM-6, LAW-5, LAW-11
 */
// @__NO_SIDE_EFFECTS__
function kind({ longest, clean, check }: FieldSteps): FieldKind {
  return (text, options = {}) => {
    const told = { ...options, texts: options.texts ?? formTexts };
    const seen = text ?? "";
    // A text that cannot be read stays visible, beside its message.
    const value = clean(seen, told) || cleanLine(seen);
    if (value === "") return { value, message: options.isRequired ? told.texts.required : null };
    const most = told.longest ?? longest;
    if (value.length > most) return { value, message: told.texts.tooLong(most) };
    return { value, message: check?.(value, told) ?? null };
  };
}

const piece = { name: "db", minimumQuantity: null, quantityStep: null };
const soldByPiece = { defaultUnit: piece, alternativeUnit: null };

// The kinds of fields, by which forms, the API and imports read what was typed or pasted: clean, checked, as it is
// stored. The // text that a shopper sees in a field is either read or has a message. Each kind is an export, so that
// apps bundle only those they use.

/**
 * A person's name.
 *
 * @example name("\u200bKovács\u00a0Anna ") // => { value: "Kovács Anna", message: null }
 */
export const name: FieldKind = kind({
  longest: 100,
  clean: cleanLine,
  check: (name, { texts }) => nameProblem(name) && texts.name,
});

/** The name of a person or of a company. */
export const company: FieldKind = kind({
  longest: 100,
  clean: cleanLine,
  check: (name, { texts }) => companyProblem(name) && texts.name,
});

/** A street, without its house number. */
export const street: FieldKind = kind({ longest: 100, clean: cleanLine });

/** A house number, with the floor and the door. */
export const houseNumber: FieldKind = kind({ longest: 60, clean: cleanLine });

/**
 * A town.
 *
 * @example city(" ", { isRequired: true }).message // => "Kötelező mező!"
 */
export const city: FieldKind = kind({ longest: 100, clean: cleanLine });

/** A postcode. */
export const postcode: FieldKind = kind({
  longest: 10,
  clean: postcodeFromInput,
  check: (postcode, told) => (isPostcode(postcode, told) ? null : told.texts.postcode),
});

/**
 * A telephone number.
 *
 * @example telephone("tel:+36 (0)20 123 4567") // => { value: "36201234567", message: null }
 */
export const telephone: FieldKind = kind({
  longest: 100,
  clean: (text, told) => phoneFromField(text, { ...told, value: "" }),
  check: (phone, told) => (parsePhone(phone, told) === phone ? null : told.texts.telephone),
});

/** An e-mail address. */
export const email: FieldKind = kind({
  longest: 254,
  clean: emailFromInput,
  check: (email, { texts }) => {
    const problem = emailProblem(email);
    return problem && texts[problem];
  },
});

/** A Hungarian tax number. */
export const taxNumber: FieldKind = kind({
  longest: 100,
  clean: taxNumberFromInput,
  check: (taxNumber, { texts }) => {
    const problem = taxNumberProblem(taxNumber);
    return problem && texts.taxNumberProblems[problem];
  },
});

/** A Hungarian bank account. */
export const bankAccount: FieldKind = kind({
  longest: 100,
  clean: (text) => bankAccountOf(cleanLine(text)),
  check: (number, { texts }) => {
    const problem = bankAccountProblem(number);
    return problem && texts.bankAccountProblems[problem];
  },
});

/** The code of a coupon. */
export const coupon: FieldKind = kind({
  longest: 100,
  clean: couponFromInput,
  check: (code, { texts }) => (code.includes(" ") ? texts.coupon : null),
});

/**
 * The number of an order, as it was read or heard (`isOrderNumber`).
 *
 * @example orderNumber("#1000-0015.") // => { value: "10000015", message: "Ez a szám elírás, nézd meg újra a visszaigazoló levélben!" }
 */
export const orderNumber: FieldKind = kind({
  longest: 100,
  clean: (text) => digitsOf(cleanLine(text)),
  check: (digits, { texts }) => (isOrderNumber(digits) ? null : texts.orderNumber),
});

/** A barcode. */
export const barcode: FieldKind = kind({
  longest: 100,
  clean: barcodeFromInput,
  check: (gtin, { texts }) => (isBarcode(gtin) ? null : texts.barcode),
});

/**
 * Whole forint.
 *
 * @example amount("1.290 Ft") // => { value: "1290", message: null }
 */
export const amount: FieldKind = kind({
  longest: 100,
  clean: amountFromInput,
  check: (amount, { texts }) => (/^\d{1,9}$/.test(amount) ? null : texts.amount),
});

/** A quantity as it was typed, with its unit: `parseQuantity` reads the number of it. */
export const quantity: FieldKind = kind({
  longest: 100,
  clean: cleanLine,
  check: (text, { product = soldByPiece, quantityType = "default" }) => {
    const entry = parseQuantity(text, { product, quantityType });
    return entry.problem && productTexts.quantityProblems[entry.problem](entry.units);
  },
});

/**
 * One line of any text, whose emoji stay whole: a list's name, a subject.
 *
 * @example line(" Heti\u00a0bevásárlás\n").value // => "Heti bevásárlás"
 */
export const line: FieldKind = kind({ longest: 100, clean: (text) => cleanLines(text).replace(/\n+/g, " ") });

/** Several lines of text. */
export const note: FieldKind = kind({ longest: 500, clean: cleanLines });
