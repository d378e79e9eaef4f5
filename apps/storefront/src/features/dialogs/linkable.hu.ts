/** Apart from the questions, whose texts come with a press. */
export const linkableText = { order: (id: string) => `${id}. megrendelés` };
