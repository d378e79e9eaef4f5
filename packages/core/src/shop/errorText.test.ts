import { describe, expect, it } from "vitest";
import { CartCreateError, CartGetError } from "../cart/model/CartError.ts";
import { ListForbiddenError } from "../lists/model/ListForbiddenError.ts";
import { QuantityError } from "../product/QuantityError.ts";
import { AuthenticationError } from "../session/model/SessionError.ts";
import {
  AbortedError,
  DecodeError,
  HttpStatusError,
  MissingResponseError,
  NetworkError,
  ParseError,
  ServerError,
  TimeoutError,
  UnknownError,
  ValidationError,
} from "../kernel/TransportError.ts";
import { texts } from "./texts.ts";
import { errorText } from "./errorText.ts";

const badResponse = texts.transport.badResponse;

describe("errorText", () => {
  it.each([
    [
      new NetworkError({ cause: null }),
      "Hálózati hiba! Lehet, hogy nálunk van a baj, de lehet, hogy az internetszolgáltatódnál",
    ],
    [new TimeoutError({ timeoutMs: 1 }), texts.transport.timeout],
    [new AbortedError(), texts.transport.aborted],
    [new HttpStatusError({ status: 500 }), badResponse],
    [new MissingResponseError(), badResponse],
    [new ParseError({ cause: null }), badResponse],
    [new DecodeError({ message: "no" }), badResponse],
    [new ServerError({ code: "NOT_FOUND", message: "no" }), texts.transport.rejections.NOT_FOUND],
    [new ServerError({ code: "RATE_LIMITED", message: "no" }), texts.transport.rejections.RATE_LIMITED],
    [
      new ServerError({ code: "RATE_LIMITED", message: "no", retryAfterSeconds: 541 }),
      "Túl sokszor próbáltad. Próbáld újra 10 perc múlva.",
    ],
    [
      new ServerError({ code: "RATE_LIMITED", message: "no", retryAfterSeconds: 86_400 }),
      "Túl sokszor próbáltad. Próbáld újra 24 óra múlva.",
    ],
    [new ValidationError({ message: "no", fields: { a: "Első!", b: "Második!", c: "Első!" } }), "Első! Második!"],
    [new ValidationError({ message: "no", fields: {} }), "Hiba történt, kérünk, próbáld újra!"],
    [new UnknownError({ code: null, message: "no" }), "Ismeretlen hiba történt!"],
    [new AuthenticationError({ cause: null }), "Ismeretlen hiba történt!"],
    [new ListForbiddenError({ operation: "rename" }), texts.transport.rejections.FORBIDDEN],
    [new QuantityError("negative", { subject: "quantity", value: -1 }), texts.product.invalidQuantity],
    [new CartCreateError({ cause: null }), "Hiba történt a kosár szinkronizálása közben!"],
    [new CartGetError({ cause: null }), "Hiba történt a kosár szinkronizálása közben!"],
  ])("[NET-4] [NET-6] has a text for %s", (error, text) => {
    expect(errorText(error)).toBe(text);
  });

  it("uses the given texts", () => {
    const other = { ...texts, transport: { ...texts.transport, network: "No network" } };
    expect(errorText(new NetworkError({ cause: null }), { texts: other })).toBe("No network");
  });
});
