import { CouponRefused } from "../coupon/CouponRefused.ts";
import { leaveCoupon } from "../coupon/leaveCoupon.ts";
import type { CreateOrderInput } from "../generated/types.ts";
import type { ResolversTypes } from "../graphql/generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import type { Validation } from "../graphql/Refusal.ts";
import { once } from "../idempotency/once.ts";
import { countedBy } from "../session/countedBy.ts";
import { enterByPassword } from "../session/enterByPassword.ts";
import { hashPassword } from "../session/hashPassword.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import { passwordProblem } from "../session/passwordProblem.ts";
import { orderTextProblems } from "./orderTexts.ts";
import { placedOrder } from "./placedOrder.ts";
import { placeOrder } from "./placeOrder.ts";
import { placingTexts } from "./text.hu.ts";

type CreateOrderResult = Awaited<ResolversTypes["CreateOrderResult"]>;

const greatestDonation = 1_000_000;

/** `placeOrder` also compares it with the guest's address, which is in the cart. */
function problemOf(password: string, { user }: Pick<Context, "user">): string | null {
  return user === null ? passwordProblem(password, { email: "" }) : placingTexts.passwordOfUser;
}

function inputProblems(input: CreateOrderInput, context: Pick<Context, "user">): Validation {
  const { password, donation_data: donation } = input;
  const problem = password ? problemOf(password, context) : null;
  const isDonation = !donation || (donation.amount > 0 && donation.amount <= greatestDonation);
  return {
    ...orderTextProblems(input),
    ...(problem !== null && { password: [problem] }),
    ...(!isDonation && { "donation_data.amount": [placingTexts.donation] }),
  };
}

/**
 * Turns a cart into an order, once, for any number of requests and keys. When the coupon refuses the order, it is
 * removed from the cart, which is otherwise unchanged.
 *
 * Errors: as `placeOrder` and `once`; TooManyUses.
 *
 * @rule ORDER-3, ORDER-5
 */
export async function createOrder(input: CreateOrderInput, context: Context): Promise<CreateOrderResult> {
  const { passwordCost: cost } = context;
  const text = input.password || null;
  if (text !== null) await limitAttempts(context, { action: "registration", ...(await countedBy(context)) });
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
    // Users with a password were refused above.
    registration_result:
      text === null || userId === null ? null : await enterByPassword({ userId, password: text }, context),
  };
}
