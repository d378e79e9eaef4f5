import type { PaymentKind, paymentKinds } from "@kamra/core/payment";
import { withArticle } from "@kamra/core/text";

type PaidBy = (typeof paymentKinds)[PaymentKind]["paidBy"];

export const orderText = {
  title: (id: string) => `${id}. megrendelés`,
  description: "A megrendelésed állapota.",
  number: (id: string) => `A rendelésed száma: ${id}.`,
  confirmation: (email: string) => `A visszaigazolást elküldtük ide: ${email}.`,
  /** Headings by how far the order has got. */
  headings: {
    placed: "Köszönjük a megrendelésedet",
    preparing: "Összekészítjük a rendelésedet",
    underway: "Úton van a rendelésed",
    ready: "Átveheted a rendelésedet",
    delivered: "Átvetted a rendelésedet",
    canceled: "Ezt a megrendelést töröltük",
  },
  confirm: {
    title: "Megerősíted a rendelésedet?",
    lead: "Nagy értékű rendelést csak akkor készítünk össze, ha megerősíted, hogy te adtad le. Ha nem te rendeltél, zárd be ezt az oldalt: a rendelést magától töröljük.",
    press: "Megerősítem a rendelésemet",
    done: "Megerősítetted a rendelésedet",
    doneHelp: (id: string) =>
      `${withArticle(id, { startsSentence: true })} számú rendelésedet elfogadtuk, nincs több teendőd.`,
    wrong: "Ez a hivatkozás nem érvényes. Nyisd meg a levelünkben lévő gombbal, egészben!",
    tooLate: "Ezt a rendelést már nem lehet megerősíteni: lejárt az ideje, vagy töröltük. Ha még kéred, add le újra!",
    gone: (problems: string) =>
      `${problems} Amíg a megerősítésre vártunk, nem tudtuk félretenni neked. Nem fizetsz semmit: a rendelésed oldalán a többit egy gombbal visszateheted a kosaradba.`,
    waiting: "Erősítsd meg a rendelésedet!",
    waitingHelp: (email: string, until: string) =>
      `Levelet küldtünk ide: ${email}. Nyomd meg benne a gombot! Megerősíthető ${until}; addig a termékeket nem tesszük félre neked, utána töröljük.`,
  },
  brief: {
    title: "Ez a hivatkozás régi",
    help: "Ezért csak azt mutatjuk, meddig jutott a rendelés. A többihez lépj be a fiókodba, vagy add meg az e-mail címet, amellyel rendeltél!",
    email: "E-mail cím",
    show: "Mutasd a részleteket",
    wrong: "Nem ezzel az e-mail címmel adtad le ezt a rendelést.",
  },
  unpaidTitle: "Már csak a fizetés van hátra",
  lines: "Termékek",
  cancel: "Lemondom a megrendelést",
  cancelUntil: (until: string) => `Lemondható ${until}.`,
  cancelTitle: "Lemondod a megrendelést?",
  cancelQuestion: "A megrendelést töröljük, és értesítünk róla.",
  cancelConfirm: "Lemondom",
  cancelKeep: "Mégsem",
  goOn: "Tovább vásárolok",
  print: "Nyomtatás",
  /** On paper. */
  seller: (brand: string, address: string) => `Eladó: ${brand}, ${address}`,
  withdrawal: {
    title: "Elállás",
    lead: "Ezektől a termékektől az átvétel után 14 napig indoklás nélkül elállhatsz. Romlandó árut nem tudunk visszavenni.",
    until: (until: string) => `Erre ${until} van időd.`,
    chooseOne: "Jelölj meg legalább egy terméket.",
    next: "Megnézem, mennyit kapok vissza",
    confirmTitle: "Biztosan elállsz a vásárlástól?",
    confirmHelp: "A termékeket elvisszük tőled.",
    refund: {
      cash: "A pénzt 14 napon belül visszautaljuk arra a bankszámlára, amelyet itt megadsz.",
      card: "A pénzt 14 napon belül visszakapod arra a kártyára, amellyel fizettél.",
      transfer: "A pénzt 14 napon belül visszautaljuk arra a bankszámlára, amelyről fizettél.",
    } satisfies Record<PaidBy, string>,
    refundsTo: (holder: string, number: string) => `Ide utaljuk: ${holder}, ${number}`,
    confirm: "Elállok a vásárlástól",
    back: "Mégsem",
    receipt: (at: string) => `Elállásodat megkaptuk: ${at}`,
    receiptHelp: "Ezt az igazolást e-mailben is elküldtük.",
  },
  status: "A megrendelés állapota",
  history: "Eddigi megrendeléseim",
  noOrders: "Még nem rendeltél nálunk",
  reorder: "Újra a kosárba",
  unproved: {
    ismeretlen: {
      title: "Nem tudtuk ellenőrizni a bank visszajelzését",
      help: "Ez a cím hiányos, vagy útközben megváltozott, ezért nem vettük figyelembe. A fizetésed ettől nem vész el: amint a bank megerősíti, e-mailben megírjuk. A rendelésedet a visszaigazoló e-mail linkjén találod.",
    },
    lezarult: {
      title: "Itt most nincs mit fizetni",
      help: "Ez a fizetés már lezárult, vagy nincs ilyen. A rendelésed állapotát a visszaigazoló e-mail linkjén találod, és ha kell, ott fizethetsz újra.",
    },
  },
  resultTitle: "A megrendelésed eredménye",
  nothing: {
    title: "Itt most nincs megrendelés, amit megmutathatnánk",
    help: "A visszaigazoló e-mailben megtalálod a rendelésed linkjét.",
  },
} as const;
