import { CouponRefused } from "../coupon/CouponRefused.ts";
import { leaveCoupon } from "../coupon/leaveCoupon.ts";
import type { CreateOrderInput } from "../generated/types.ts";
import type { ResolversTypes } from "../graphql/generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import type { Validation } from "../graphql/Refusal.ts";
import { textProblems } from "../graphql/textProblems.ts";
import { once } from "../idempotency/once.ts";
import { enterByPassword } from "../session/enterByPassword.ts";
import { hashPassword } from "../session/hashPassword.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import { passwordProblem } from "../session/passwordProblem.ts";
import { placedOrder } from "./placedOrder.ts";
import { placeOrder } from "./placeOrder.ts";
import { placingTexts } from "./text.hu.ts";

type CreateOrderResult = Awaited<ResolversTypes["CreateOrderResult"]>;

const greatestDonation = 1_000_000;
const longestComment = 2000;
const longestCardNumber = 100;

/** The guest's address is known with the cart: `placeOrder` compares it. */
function problemOf(password: string, { user }: Pick<Context, "user">): string | null {
  return user === null ? passwordProblem(password, { email: "" }) : placingTexts.passwordOfUser;
}

/** The fields that do not fit the order's columns. */
function lengthProblems({
  comment = null,
  lyoness_card_number = null,
  gamp_cid = null,
  gamp_session_id = null,
  donation_data: donation,
}: CreateOrderInput): Validation {
  return {
    ...textProblems({ comment }, { required: [], longest: longestComment }),
    ...textProblems({ lyoness_card_number }, { required: [], longest: longestCardNumber }),
    ...textProblems({ gamp_cid, gamp_session_id }, { required: [] }),
    ...textProblems({ cause: donation?.cause ?? null }, { path: "donation_data", required: [] }),
  };
}

function inputProblems(input: CreateOrderInput, context: Pick<Context, "user">): Validation {
  const { password, donation_data: donation } = input;
  const problem = password ? problemOf(password, context) : null;
  const isDonation = !donation || (donation.amount > 0 && donation.amount <= greatestDonation);
  return {
    ...lengthProblems(input),
    ...(problem !== null && { password: [problem] }),
    ...(!isDonation && { "donation_data.amount": [placingTexts.donation] }),
  };
}

/**
 * Turns a cart into an order, once, for any number of requests and keys. A coupon that it is refused for leaves the
 * cart, which stays as it is otherwise.
 *
 * Errors: as `placeOrder` and `once`; TooManyUses.
 *
 * @rule ORDER-3, ORDER-5
 */
export async function createOrder(input: CreateOrderInput, context: Context): Promise<CreateOrderResult> {
  const { passwordCost: cost } = context;
  const text = input.password || null;
  if (text !== null) await limitAttempts(context, { action: "registration" });
  const problems = inputProblems(input, context);
  const isPassword = text !== null && problems["password"] === undefined;
  const password = isPassword ? { text, hash: await hashPassword(text, { cost }) } : null;
  const id = await once(context, {
    operation: "createOrder",
    input,
    run: async (transaction) =>
      String(await placeOrder(input, { ...context, db: transaction }, { password, problems })),
  }).catch(async (error: unknown) => {
    if (error instanceof CouponRefused) await leaveCoupon(error, { ...context, cartId: input.cart_id });
    throw error;
  });
  const placed = await placedOrder(Number(id), { ...context, savesCard: input.save_card ?? false });
  const { user_id: userId } = placed.order;
  return {
    ...placed,
    // A user who gives a password has been refused.
    registration_result:
      text === null || userId === null ? null : await enterByPassword({ userId, password: text }, context),
  };
}
