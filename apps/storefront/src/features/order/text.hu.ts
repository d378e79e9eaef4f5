export const orderText = {
  title: (id: string) => `${id}. megrendelés`,
  description: "A megrendelésed állapota.",
  thanks: "Köszönjük a megrendelésedet",
  number: (id: string) => `A rendelésed száma: ${id}.`,
  confirmation: (email: string) => `A visszaigazolást elküldtük ide: ${email}.`,
  canceledTitle: "Ezt a megrendelést töröltük",
  asking: {
    title: "Várjuk a bank válaszát",
    help: "Ez eltarthat egy percig. Nem kell semmit tenned, ez az oldal magától frissül.",
  },
  payments: {
    waiting: {
      title: "Még nem érkezett meg a fizetésed",
      help: "Ha már fizettél, a bank visszajelzése úton van, és e-mailben is megírjuk. Ha még nem, folytasd ott, ahol abbahagytad: a kártyádat csak egyszer terheljük meg.",
    },
    received: { title: "Kifizetve", help: "A bank visszaigazolta a fizetést, nincs több teendőd." },
    declined: {
      title: "A bank nem hagyta jóvá a fizetést",
      help: "A rendelésed megvan, és nem vontunk le pénzt. Nézd meg a kártyád adatait és egyenlegét, vagy fizess másik kártyával.",
    },
    canceled: {
      title: "Megszakítottad a fizetést",
      help: "A rendelésed megvan, és nem vontunk le pénzt. Bármikor folytathatod.",
    },
    timedOut: {
      title: "Lejárt a fizetésre szánt idő",
      help: "A rendelésed megvan, és nem vontunk le pénzt. Kérünk, fizess újra.",
    },
    unreachable: {
      title: "A fizetési oldalt nem értük el",
      help: "A rendelésed megvan, és nem vontunk le pénzt. Kérünk, próbáld újra néhány perc múlva.",
    },
    orderCanceled: {
      title: "Ezért a megrendelésért nem kell fizetned",
      help: "Töröltük, és nem vontunk le érte pénzt. Ha mégis kéred, egy gombnyomással újra a kosárba teheted.",
    },
    paidTooLate: {
      title: "Visszautaljuk, amit fizettél",
      help: "A megrendelést töröltük, ezért a teljes összeget visszakapod a kártyádra. Nincs vele teendőd.",
    },
    paidTwice: {
      title: "Kétszer érkezett fizetés",
      help: "A többletet visszautaljuk a kártyádra, nincs vele teendőd.",
    },
  },
  unpaidLimit: (telephone: string) =>
    `A kifizetetlen megrendelést néhány óra múlva töröljük. Ha elakadtál, hívj minket: ${telephone}.`,
  payAgain: "Fizetek bankkártyával",
  resume: "Folytatom a fizetést",
  askAgain: "Megnézem újra",
  shipping: "Szállítás",
  payment: "Fizetés",
  lines: "Termékek",
  cancel: "Lemondom a megrendelést",
  cancelUntil: (moment: string) => `Lemondható eddig: ${moment}`,
  cancelTitle: "Lemondod a megrendelést?",
  cancelQuestion: "A megrendelést töröljük, és értesítünk róla.",
  cancelConfirm: "Lemondom",
  cancelKeep: "Mégsem",
  goOn: "Tovább vásárolok",
  status: "A megrendelés állapota",
  history: "Eddigi megrendeléseim",
  noOrders: "Még nem rendeltél nálunk.",
  reorder: {
    press: "Újra a kosárba",
    added: (count: number) => (count === 0 ? "Ezekből most semmi sem kapható." : `${count} termék a kosaradban van.`),
    missed: "Ezek most nem kaphatók:",
  },
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
