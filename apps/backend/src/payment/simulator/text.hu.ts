import type { Choice } from "./Choice.ts";

export const simulatorTexts = {
  title: (provider: string) => `${provider}: szimulátor`,
  notice: "Ez nem igazi fizetés: pénzt senki sem von le. Válaszd ki, mit feleljen a szolgáltató!",
  amount: (amount: string) => `Fizetendő: ${amount}`,
  savesCard:
    "A kártyát megjegyezzük. Később úgy terheljük meg, ahogyan ez a fizetés most sikerül: siker esetén azonnal, kétszeri szólás után csak jóváhagyással, késve jött siker után elutasítjuk, szólás nélküli után a bolt csak kérdezve tudja meg.",
  choices: {
    approve: "Sikeres fizetés",
    refuse: "Elutasított kártya",
    cancel: "A vásárló megszakítja",
    timeOut: "Lejár az idő",
    twice: "Sikeres, és kétszer szól róla",
    late: "Előbb elutasítja, majd mégis sikeres",
    silent: "Sikeres, de a bolt csak a vásárlótól tudja meg",
    less: "Sikeres, de kevesebb pénzről szól",
    forge: "Hamis aláírás",
  } satisfies Record<Choice, string>,
  back: "Vissza a boltba",
};
