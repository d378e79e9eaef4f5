import { orThrow } from "@kamra/core";
import { fieldKinds } from "@kamra/core/form";
import { returnPath } from "@kamra/core/session";
import { renderToStaticMarkup } from "react-dom/server";
import type { BuiltAssets } from "../document/Assets.ts";
import { Document } from "../document/Document.tsx";
import { formPages, formPaths } from "../features/paths/formPaths.ts";
import type { StorefrontShop } from "../shop/createStorefrontShop.ts";
import { formFailure } from "../shop/formFailure.ts";
import { contentOf } from "../shop/later.ts";
import { type RequestOptions, requestShop } from "../shop/requestShop.ts";
import { cartLineForm } from "./cartLineForm.ts";
import type { FormOutcome } from "./FormOutcome.ts";
import { FormPage } from "./FormPage.tsx";
import { orderConfirmationForm } from "./orderConfirmationForm.ts";
import { formText } from "./text.hu.ts";
import { withdrawalForm, withdrawalLinkForm } from "./withdrawalForm.ts";

interface Sender {
  /** The address that the form names. */
  readonly named: string | null;
  /** The page that it was sent from, by its `Referer`. */
  readonly referer: string | null;
  readonly origin: string;
  /** Where to go when neither is a page of this shop. */
  readonly otherwise: string;
}

/**
 * The path to which a form's answer leads. It is always a path of this shop, even if the form asks for another place, in characters that a header can carry.
 *
 * @example returnAddress({ named: null, referer: "https://bolt.hu/tej?oldal=2", origin: "https://bolt.hu", otherwise: "/kosar" }) // => "/tej?oldal=2"
 * @example returnAddress({ named: "//gonosz.hu", referer: null, origin: "https://bolt.hu", otherwise: "/kosar" }) // => "/kosar"
 */
function returnAddress({ named, referer, origin, otherwise }: Sender): string {
  const sentFrom = referer !== null && URL.canParse(referer) ? new URL(referer) : null;
  const wanted = named ?? (sentFrom?.origin === origin ? sentFrom.pathname + sentFrom.search : null);
  if (wanted === null || returnPath(wanted) !== wanted || !URL.canParse(wanted, origin)) return otherwise;
  const { origin: goal, pathname, search, hash } = new URL(wanted, origin);
  return goal === origin && !pathname.startsWith("//") ? pathname + search + hash : otherwise;
}

/** Signs up for the newsletter; a mail asks for confirmation. */
async function newsletterForm(shop: StorefrontShop, fields: URLSearchParams): Promise<FormOutcome> {
  try {
    const email = fieldKinds.email(fields.get("email")).value;
    const content = await contentOf(shop);
    orThrow(await content.subscribe({ email, name: null, hasConsented: fields.has("consent") }));
    return { kind: "done", notes: [formText.newsletterSent] };
  } catch (error) {
    const { fields: problems, message } = formFailure(shop, error);
    return message === null
      ? { kind: "refused", status: 400, message: Object.values(problems).join(" ") }
      : { kind: "refused", status: 503, message };
  }
}

interface PlainForm {
  readonly answer: (shop: StorefrontShop, fields: URLSearchParams) => Promise<FormOutcome>;
  /** The redirect target without a previous page. */
  readonly otherwise: string;
}

const forms: Readonly<Record<string, PlainForm>> = {
  [formPaths.orderConfirmation]: { answer: orderConfirmationForm, otherwise: formPages[formPaths.orderConfirmation] },
  [formPaths.withdrawalLink]: { answer: withdrawalLinkForm, otherwise: formPages[formPaths.withdrawalLink] },
  [formPaths.withdrawal]: { answer: withdrawalForm, otherwise: formPages[formPaths.withdrawal] },
  [formPaths.cartLine]: { answer: cartLineForm, otherwise: formPages[formPaths.cartLine] },
  [formPaths.newsletter]: { answer: newsletterForm, otherwise: formPages[formPaths.newsletter] },
};

/** In milliseconds: the longest time for a form. */
const longest = 15_000;

const tooSlow = (): Promise<FormOutcome> =>
  new Promise((resolve) => {
    const late = () => resolve({ kind: "refused", status: 503, message: formText.tooSlow });
    setTimeout(late, longest).unref();
  });

const statusOf = (outcome: FormOutcome) => (outcome.kind === "refused" ? outcome.status : 200);

/**
 * Handles a form that a page sent without scripts: redirects back, or shows a page with a question or an error. Only
 * forms of the shop's own pages may reach it.
 *
 * Errors: none; the shop's errors become pages.
 */
export async function answerForm(request: Request, options: RequestOptions & BuiltAssets): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const fields = new URLSearchParams(await request.text());
  const form = forms[pathname];
  if (form === undefined) throw new TypeError("There is no such form");
  const { shop, withCookies } = requestShop(request, options);
  const headers = { "cache-control": "private, no-store" };
  try {
    const outcome = await Promise.race([form.answer(shop, fields), tooSlow()]);
    // The form's origin is already checked, so it is one of the shop's own.
    const back = returnAddress({
      named: fields.get("from"),
      referer: request.headers.get("referer"),
      origin: request.headers.get("origin") ?? origin,
      otherwise: form.otherwise,
    });
    if (outcome.kind === "done" && outcome.notes.length === 0)
      return withCookies(new Response(null, { status: 303, headers: { ...headers, location: back } }));
    const html = renderToStaticMarkup(
      <Document assets={options.assetsOf([])}>
        <FormPage outcome={outcome} action={pathname} fields={fields} back={back} />
      </Document>,
    );
    return withCookies(
      new Response(`<!doctype html>${html}`, {
        status: statusOf(outcome),
        headers: { ...headers, "content-type": "text/html; charset=utf-8" },
      }),
    );
  } finally {
    shop.dispose();
  }
}
