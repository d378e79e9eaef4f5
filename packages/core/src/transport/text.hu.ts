import type { SessionEnd } from "@kamra/contract/wire";
import type { ServerError } from "../kernel/TransportError.ts";

const badResponse = "Hibás választ kaptunk a szervertől. Kérünk, próbáld újra!";
const badRequest = "A kérés hibás volt. Kérünk, töltsd újra az oldalt!";

const minute = 60;
const hour = 60 * minute;

/** The Hungarian texts of failed requests, by kind of error and by the contract's codes. */
export const transportTexts = {
  network: "Hálózati hiba! Lehet, hogy nálunk van a baj, de lehet, hogy az internetszolgáltatódnál",
  timeout: "A szerver túl sokáig nem válaszolt. Kérünk, próbáld újra!",
  aborted: "A kérés megszakadt.",
  badResponse,
  unknown: "Ismeretlen hiba történt!",
  unknownShort: "Ismeretlen hiba",
  tryAgain: "Hiba történt, kérünk, próbáld újra!",
  /** RATE_LIMITED, when the server says how long. */
  rateLimited: (seconds: number): string =>
    `Túl sokszor próbáltad. Próbáld újra ${seconds < 2 * hour ? `${Math.ceil(seconds / minute)} perc` : `${Math.ceil(seconds / hour)} óra`} múlva.`,
  rejections: {
    BAD_REQUEST: badRequest,
    GRAPHQL_PARSE_FAILED: badRequest,
    GRAPHQL_VALIDATION_FAILED: badRequest,
    INVALID_CART_ID: "Ez a kosár már nem létezik.",
    CART_CHANGED: "A kosarad közben megváltozott. Kérünk, próbáld újra!",
    DISCOUNT_CATEGORY: "A termék nélkül a kuponod kedvezménye elvész.",
    IDEMPOTENCY_KEY_REUSED: badRequest,
    ORDER_CLOSED: "Ezt a megrendelést már nem lehet módosítani.",
    PRODUCT_NOT_FOUND: "A termék nem található, vagy most nem rendelhető.",
    WRONG_CREDENTIALS: "Az e-mail cím vagy a jelszó nem megfelelő!",
    INVALID_TOKEN: "Ez a hivatkozás már nem érvényes. Kérünk, kérj újat!",
    UNAUTHENTICATED: "Lejárt a munkamenet, vagy egy másik oldalon kijelentkeztél. Kérünk, lépj be újra!",
    FORBIDDEN: "Ehhez nincs jogosultságod.",
    NOT_FOUND: "Nem található.",
    RATE_LIMITED: "Túl sok kérés érkezett. Kérünk, várj egy kicsit, aztán próbáld újra!",
    UNAVAILABLE: "A szerver most nem elérhető. Kérünk, próbáld újra egy kicsit később!",
    INTERNAL_SERVER_ERROR: "A szerver hibázott. Kérünk, próbáld újra!",
  } satisfies Record<ServerError["code"], string>,
  /** UNAUTHENTICATED, when the server says why. */
  sessionEnds: {
    OTHER_DEVICE:
      "Kijelentkeztettünk: egy másik eszközön kiléptették ezt az eszközt a fiókodból. Kérünk, lépj be újra!",
    NEW_PASSWORD:
      "Kijelentkeztettünk: egy másik eszközön új jelszót állítottak be a fiókodhoz. Lépj be az új jelszóval; ha nem te voltál, kérj másikat!",
  } satisfies Record<SessionEnd, string>,
};

/** The texts of failed requests; a shop overrides some by the option `texts.transport` of `createShop`. */
export type TransportTexts = typeof transportTexts;
