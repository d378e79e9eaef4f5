import { withArticle } from "@kamra/core/text";

export const withdrawalText = {
  title: "Elállás a vásárlástól",
  lead: "Attól, ami nem romlandó, az átvétel után 14 napig indoklás nélkül elállhatsz. Amíg a második lépésben meg nem erősíted, nem történik semmi.",
  own: "Melyik megrendeléstől?",
  ownOrder: (id: string, day: string) => `${id}. megrendelés, ${day}`,
  noOwn: "Most nincs olyan megrendelésed, amelytől elállhatsz.",
  guest: "Vendégként rendeltél?",
  guestLead:
    "Add meg a megrendelésed számát, és azt az e-mail címet, amellyel rendeltél. Arra a címre küldjük a hivatkozást, ahol elállhatsz.",
  orderNumber: "A megrendelés száma",
  orderNumberHint: "A visszaigazoló levélben találod.",
  email: "E-mail cím",
  send: "Kérem a hivatkozást",
  linkSent:
    "Ha van ilyen számú megrendelés ezzel az e-mail címmel, elküldtük a hivatkozást. Nézd meg a postaládádat, a levélszemét között is.",
  orderTitle: (id: string) => `Elállás ${withArticle(`${id}.`)} megrendeléstől`,
  choose: "Mitől állsz el?",
  quantity: (name: string) => `Mennyitől állsz el: ${name}`,
  quantityHint: (all: string) => `Legfeljebb ${all}.`,
  next: "Megnézem, mennyit kapok vissza",
  notReturnable: "Ezeket nem tudjuk visszavenni, mert romlandók:",
  nothingLeft:
    "Ennél a megrendelésnél most nincs mitől elállni: még lemondható, már lejárt a 14 nap, vagy mindentől elálltál.",
  toOrder: "A megrendelésem",
  wrongOrder: "Ezt a megrendelést nem találjuk. Kérj új hivatkozást.",
  wrongQuantity: (name: string) => `${name}: ezt a mennyiséget nem értjük.`,
  done: "Elállásodat megkaptuk",
  receipt: (id: string, at: string) => `Az elállás száma: ${id}. Megkaptuk: ${at}.`,
} as const;
