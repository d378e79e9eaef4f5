import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What a browser has done so far. */
interface Visit {
  hasCart: boolean;
  isUser: boolean;
  /** The pages of addresses that have one. */
  readonly addresses: Set<string>;
  hasOrdered: boolean;
  list: string | null;
}

export interface SiteAnswer {
  readonly status: number;
  readonly html: string;
  readonly location?: string;
}

/** Changes what a path answers; by default nothing. */
export type SiteChange = (answer: SiteAnswer, path: string) => SiteAnswer;

const cardOf = (visit: Visit) => `<article>${
  visit.hasCart
    ? `<div role="group" aria-label="Mennyiség: Tej">1</div>`
    : `<button onclick="document.querySelector('dialog').showModal()">Kosárba: Tej</button>`
}</article>
  <dialog aria-label="Hova szeretnél rendelni?"><form method="post" action="/hely">
    <input aria-label="Irányítószám" name="postcode"><button>Rendben</button></form></dialog>`;

const inputs = (...names: ReadonlyArray<string>) => names.map((name) => `<input aria-label="${name}">`).join("");
const buttons = (...names: ReadonlyArray<string>) => names.map((name) => `<button>${name}</button>`).join("");

const takeOut = `this.outerHTML = '<button onclick=&quot;location.reload()&quot;>Visszateszem</button>';
  document.querySelector('[role=group]').remove()`;

const cartPage = (visit: Visit) =>
  visit.hasCart
    ? `<article><div role="group" aria-label="Mennyiség: Tej">1</div>
        <button onclick="${takeOut}">Kivétel a kosárból: Tej</button></article>
        <button>Kosár ürítése</button><section aria-label="Összesítés">Fizetendő 399 Ft</section>
        <button onclick="location.href = '/megrendeles'">Tovább a kapcsolattartóhoz</button>`
    : "Üres a kosarad.";

const addressPage = (path: string, add: string) => (visit: Visit) =>
  visit.addresses.has(path)
    ? `<article>1186 Budapest, Közdűlő út 46 <a href="?cim=1">Módosítás</a>
        <button onclick="document.querySelector('[role=alertdialog]').hidden = false">Törlés</button></article>
        <div role="alertdialog" aria-label="Biztosan törlöd?" hidden><form method="post" action="/cim-torles">
        <input type="hidden" name="path" value="${path}"><button>Törlés</button></form></div>`
    : `<a href="${path}?cim=uj">${add}</a>`;

const newAddress = (path: string) => () =>
  `<form method="post" action="/cim">
  <input type="hidden" name="path" value="${path}">${inputs("Név", "Irányítószám", "Utca", "Házszám")}
  <button>Mentem a címet</button></form>`;

const choices = (name: string, ...texts: ReadonlyArray<string>) =>
  `<div role="radiogroup" aria-label="${name}">${texts
    .map((text) => `<label><input type="radio" name="${name}">${text}</label>`)
    .join("")}</div>`;

/** A step of the checkout, whose button leads on. */
const step =
  (parts: string, { button, next }: { readonly button: string; readonly next: string }) =>
  () =>
    `${parts}<button onclick="location.href = '${next}'">${button}</button>`;

const status = `<ul aria-label="A megrendelés állapota"><li>Megrendelve</li></ul>`;

const profilePage = `<nav aria-label="Profilom">${Array.from({ length: 7 }, (_, row) => `<a href="/profil/${row}">${row}</a>`).join("")}</nav>
  <button>Kijelentkezés a fiókból</button>`;

const listsPage = ({ list }: Visit) => `<form method="post" action="/lista">
  <input aria-label="Új lista neve" name="name"><button>Létrehozom</button></form>
  ${list === null ? "" : `<article>${list}</article>`}`;

const listPage = `<input role="combobox" aria-label="Termék hozzáadása">
  <section aria-label="Közös lista">${inputs("E-mail cím")}${buttons("Meghívom")}</section>`;

/** What main has at each path, beside a heading. */
const mains: Readonly<Record<string, (visit: Visit) => string>> = {
  "/": () => "Mit vennél?",
  "/kereses/tej": (visit) => `<p role="status">1 termék</p>${cardOf(visit)}`,
  "/kosar": cartPage,
  "/megrendeles": step(`${inputs("Név", "E-mail cím", "Telefonszám")}<a href="/kosar">Vissza a kosárhoz</a>`, {
    button: "Tovább a szállításhoz",
    next: "/megrendeles/kiszallitas",
  }),
  "/megrendeles/kiszallitas": step(
    `${inputs("Utca", "Házszám")}${choices("A kiszállítás napja", "ma", "holnap")}${choices("Idősávok", "8–10", "10–12")}`,
    { button: "Tovább a számlázáshoz", next: "/megrendeles/szamlazas" },
  ),
  "/megrendeles/szamlazas": step(choices("Fizetés", "Átutalás", "Utánvét"), {
    button: "Tovább az összesítéshez",
    next: "/megrendeles/osszesites",
  }),
  "/megrendeles/osszesites": () =>
    `<form method="post" action="/rendeles">${buttons("Fizetési kötelezettséggel járó megrendelés")}</form>`,
  "/megrendeles/statusz/T1": () => `${status}${buttons("Lemondom a megrendelést")}`,
  "/belepes": () =>
    `${inputs("E-mail cím", "Jelszó")}${buttons("Belépek")}
      <a href="/elfelejtett-jelszo">Elfelejtettem a jelszavam</a> <a href="/regisztracio">Regisztráció</a>`,
  "/regisztracio": () =>
    `<form method="post" action="/be">${inputs("Név", "E-mail cím", "Jelszó")}
      <input type="checkbox" aria-label="Elfogadom a feltételeket"><button>Létrehozom a fiókomat</button></form>`,
  "/elfelejtett-jelszo": () => inputs("E-mail cím"),
  "/kapcsolat": () => inputs("Név", "E-mail cím", "Telefonszám", "Tárgy", "Üzenet"),
  "/elallas": () => `${inputs("A megrendelés száma", "E-mail cím")}${buttons("Kérem a hivatkozást")}`,
  "/profil": () => profilePage,
  "/profil/szallitasi-cimeim": addressPage("/profil/szallitasi-cimeim", "Új szállítási cím"),
  "/profil/szallitasi-cimeim?cim=uj": newAddress("/profil/szallitasi-cimeim"),
  "/profil/szamlazasi-cimeim": addressPage("/profil/szamlazasi-cimeim", "Új számlázási cím"),
  "/profil/szamlazasi-cimeim?cim=uj": newAddress("/profil/szamlazasi-cimeim"),
  "/profil/mentett-kartyaim": () => "Még nincs mentett kártyád.",
  "/profil/bevasarlolistaim": listsPage,
  "/profil/bevasarlolistaim/1": () => listPage,
  "/profil/eddigi-megrendeleseim": ({ hasOrdered }) =>
    hasOrdered
      ? `<article aria-label="1. megrendelés"><a href="/profil/eddigi-megrendeleseim/1">ma</a></article>`
      : "Még nem rendeltél tőlünk.",
  "/profil/eddigi-megrendeleseim/1": () => status,
  "/profil/korabban-rendelt": () => "Még nem rendeltél tőlünk.",
};

const pageOf = (path: string, { main, visit }: { readonly main: string; readonly visit: Visit }) => `<!doctype html>
<html lang="hu"><head><meta charset="utf-8"><title>${path} – Kamra</title></head><body>
<header><a href="/">Kamra</a>
  <form action="/keres"><input role="combobox" aria-label="Keresés" name="q"></form>
  ${
    visit.isUser
      ? `<button onclick="this.nextElementSibling.hidden = false">Próba Panna</button><div hidden>${buttons("Kijelentkezés")}</div>`
      : `<a href="/belepes">Belépés / Regisztráció</a>`
  }
  <a href="/kosar">Kosár${visit.hasCart ? " 1 termék" : ""}</a> ${visit.hasCart ? "1186 Budapest" : ""}
  <nav aria-label="Főmenü"><a href="/ajanlatok">Ajánlatok</a></nav></header>
<main><h1>${path}</h1>${main}</main><footer>Kamra</footer></body></html>`;

/** What a form does, and where it leads. */
const posts: Readonly<Record<string, (visit: Visit, form: URLSearchParams) => string>> = {
  "/hely": (visit) => {
    visit.hasCart = true;
    return "/kereses/tej";
  },
  "/be": (visit) => {
    visit.isUser = true;
    return "/";
  },
  "/cim": (visit, form) => {
    const path = form.get("path") ?? "";
    visit.addresses.add(path);
    return path;
  },
  "/cim-torles": (visit, form) => {
    const path = form.get("path") ?? "";
    visit.addresses.delete(path);
    return path;
  },
  "/rendeles": (visit) => {
    visit.hasOrdered = true;
    return "/megrendeles/statusz/T1";
  },
  "/lista": (visit, form) => {
    visit.list = form.get("name");
    return "/profil/bevasarlolistaim/1";
  },
};

const leading = (location: string): SiteAnswer => ({ status: 303, html: "", location });

function answerOf(url: URL, visit: Visit, body: string): SiteAnswer {
  const post = posts[url.pathname];
  if (post !== undefined) return leading(post(visit, new URLSearchParams(body)));
  if (url.pathname === "/keres") return leading(`/kereses/${encodeURIComponent(url.searchParams.get("q") ?? "")}`);
  if (url.pathname.startsWith("/profil") && !visit.isUser) return leading("/belepes");
  const path = `${decodeURIComponent(url.pathname)}${url.search}`;
  const main = mains[path];
  return {
    status: main === undefined ? 404 : 200,
    html: pageOf(path, { main: main?.(visit) ?? "Nincs ilyen oldal.", visit }),
  };
}

/** A shop of plain pages that keeps each promise of pages, with a change. Resolves to its address. */
export async function openSite(change: SiteChange = (answer) => answer) {
  const visits = new Map<string, Visit>();
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const id = /visit=([^;]+)/.exec(request.headers.cookie ?? "")?.[1] ?? crypto.randomUUID();
    const visit = visits.get(id) ?? {
      hasCart: false,
      isUser: false,
      addresses: new Set<string>(),
      hasOrdered: false,
      list: null,
    };
    visits.set(id, visit);
    const url = new URL(request.url ?? "/", "http://localhost");
    const { status, html, location } = change(answerOf(url, visit, await text(request)), url.pathname);
    response.writeHead(status, {
      "content-type": "text/html; charset=utf-8",
      "set-cookie": `visit=${id}; Path=/`,
      ...(location !== undefined && { location }),
    });
    response.end(html);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = addressOf(server.address());
  return { base: `http://localhost:${port}`, close: () => server.close() };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === "string") throw new Error("The site has no port");
  return address;
}
