import type { UiTexts } from "../text/UiTexts.ts";

export const paymentTexts: UiTexts["payment"] = {
  asking: {
    title: "We are waiting for the bank",
    help: "If you have paid, this page changes by itself within a minute. If you have not, go on where you left off: your card is charged only once.",
  },
  outcomes: {
    waiting: {
      title: "Your payment has not arrived yet",
      help: "If you have paid, the bank's answer is on its way, and we will e-mail you too. If you have not, go on where you left off: your card is charged only once.",
    },
    received: { title: "Paid", help: "The bank has confirmed your payment. There is nothing left to do." },
    declined: {
      title: "The bank declined the payment",
      help: "We have your order, and no money was taken. Check your card's details and balance, or pay with another card.",
    },
    canceled: {
      title: "You stopped the payment",
      help: "We have your order, and no money was taken. You can go on at any time.",
    },
    timedOut: {
      title: "The time for the payment is over",
      help: "We have your order, and no money was taken. Please pay again.",
    },
    unreachable: {
      title: "We could not reach the payment page",
      help: "We have your order, and no money was taken. Please try again in a few minutes.",
    },
    orderCanceled: {
      title: "You do not have to pay for this order",
      help: "We have cancelled it and took no money for it. If you want it after all, one press puts it back into your basket.",
    },
    paidTooLate: {
      title: "We are refunding your payment",
      help: "The order was cancelled, so the whole amount goes back to your card. There is nothing for you to do.",
    },
    paidTwice: {
      title: "We are refunding a card payment that was not needed",
      help: "The surplus goes back to your card. There is nothing for you to do.",
    },
  },
  unpaidLimit: (telephone) =>
    `An unpaid order is cancelled after a few hours. If you are stuck, call us: ${telephone}.`,
  payAgain: "Pay by card",
  resume: "Continue the payment",
  askAgain: "Check again",
  instead: "Or pay in another way: your order, its place and its time stay.",
  payInstead: (name, { total, fee }) =>
    fee === null ? `${name}: ${total}` : `${name}: ${total}, with a fee of ${fee}`,
};
