import type { TransportTexts } from "./text.hu.ts";

const badResponse = "The server sent a wrong answer. Please try again.";
const badRequest = "Something was wrong with the request. Please reload the page.";

const minute = 60;
const hour = 60 * minute;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** The English texts of failed requests, by kind of error and by the contract's codes. */
export const transportTexts: TransportTexts = {
  network: "Network error. The fault may be ours, or your internet provider’s.",
  timeout: "The server took too long to answer. Please try again.",
  aborted: "The request was interrupted.",
  badResponse,
  unknown: "Something unknown went wrong.",
  unknownShort: "Unknown error",
  tryAgain: "Something went wrong, please try again.",
  rateLimited: (seconds) =>
    `Too many attempts. Please try again in ${seconds < 2 * hour ? counted(Math.ceil(seconds / minute), "minute") : counted(Math.ceil(seconds / hour), "hour")}.`,
  rejections: {
    BAD_REQUEST: badRequest,
    GRAPHQL_PARSE_FAILED: badRequest,
    GRAPHQL_VALIDATION_FAILED: badRequest,
    INVALID_CART_ID: "This basket no longer exists.",
    CART_CHANGED: "Your basket has changed in the meantime. Please try again.",
    DISCOUNT_CATEGORY: "Without this item you lose the discount of your voucher.",
    IDEMPOTENCY_KEY_REUSED: badRequest,
    ORDER_CLOSED: "This order can no longer be changed.",
    PRODUCT_NOT_FOUND: "We cannot find this product, or it cannot be ordered at the moment.",
    WRONG_CREDENTIALS: "The e-mail address or the password is wrong.",
    INVALID_TOKEN: "This link is no longer valid. Please ask for a new one.",
    UNAUTHENTICATED: "Your session has ended, or you logged out on another page. Please log in again.",
    FORBIDDEN: "You are not allowed to do this.",
    NOT_FOUND: "Not found.",
    RATE_LIMITED: "Too many requests. Please wait a little, then try again.",
    UNAVAILABLE: "The server is not available at the moment. Please try again a little later.",
    INTERNAL_SERVER_ERROR: "The server made a mistake. Please try again.",
  },
  sessionEnds: {
    OTHER_DEVICE: "You are logged out: another device has logged this device out of your account. Please log in again.",
    NEW_PASSWORD:
      "You are logged out: a new password was set for your account on another device. Log in with the new password; if it was not you, ask for another one.",
  },
};
