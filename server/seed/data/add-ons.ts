/** Keys of small goods that are given beside a present: the cart offers them. */
export const addOns: readonly string[] = [
  'yurek-sar',
  'ajy-sokolad',
  'gutlag-haty',
  'copli-kemput',
  'konfetti',
  'juyjejik',
  'kemput-toplumy',
];
