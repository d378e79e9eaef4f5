import type { UiTexts } from "../text/UiTexts.ts";

export const dialogTexts: UiTexts["dialogs"] = {
  unavailable: {
    title: "These products cannot be ordered at the moment",
    body: "Take them out of your basket, or ask for no more than we have.",
    confirm: "Take them out",
  },
  couponLoss: {
    title: "You will lose your voucher too",
    body: (productName) =>
      `${productName}: with that much taken out, your voucher is no longer valid. If you go on, we remove the voucher as well.`,
  },
  deletion: { title: "Are you sure you want to delete it?" },
  error: { title: "Something went wrong" },
  read: "OK",
  unsavedChanges: {
    title: "Would you like to save your changes?",
    body: "If you leave now, what you have changed is lost.",
    confirm: "Save",
    discard: "Discard",
  },
  registrationSuccess: {
    title: "Thank you for registering",
    body: "We are sending you an email with the details.",
    confirm: "To my account",
    decline: "Go on shopping",
  },
  linkOrders: {
    title: "You have an order on its way",
    which: "Which one shall we combine it with?",
    body: "If you combine your basket with it, you get both at once and pay no delivery fee for this one.",
  },
  feedback: {
    title: "How do you like our shop?",
    ratings: {
      "5": "I like it a lot",
      "4": "I like it",
      "3": "It is all right",
      "2": "I do not like it",
      "1": "I do not like it at all",
    },
    send: "Send",
    sending: "Sending…",
    sent: "Thank you, we have got your opinion.",
  },
};
