export const userTexts = {
  tooManyAddresses: (most: number) => `Legfeljebb ${most} címet menthetsz el!`,
};
