export const subscriptionTexts = {
  nothingToWaitFor: "Erről a termékről nem kell szólnunk: kapható, vagy már nem lesz többé.",
};
