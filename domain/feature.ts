/** Feature switches: what a shop may offer beyond plain orders, each switched on by its owner. */

export const featureNames = [
  'certificates',
  'promo-codes',
  'recipient-link',
  'recipient-swap',
  'recipient-voice',
  'order-link',
  'photo-report',
  'courier-page',
  'second-attempt',
  'people',
  'reminders',
  'many-deliveries',
] as const;
export type FeatureName = (typeof featureNames)[number];

/** Features that work. Only these can be switched on, and only these are spoken of. */
export const finishedFeatures: readonly FeatureName[] = [
  'certificates',
  'promo-codes',
  'recipient-link',
  'recipient-swap',
  'recipient-voice',
  'order-link',
  'photo-report',
  'courier-page',
  'second-attempt',
  'people',
  'reminders',
];

/** Money that customers pay ahead: switched on only when the shop's accountant has agreed, whose name stands in the audit. */
export const accountedFeatures: readonly FeatureName[] = ['certificates'];

/** On in a new shop until its owner says otherwise. */
const onFromStart: readonly FeatureName[] = ['order-link', 'second-attempt'];

/**
 * Features that are on.
 * @param switches what the owner chose, by name; in the demonstration what nobody chose is on, because no money there is real
 */
export function featuresOn(
  switches: ReadonlyMap<string, boolean>,
  { finished, isDemo }: { finished: readonly FeatureName[]; isDemo: boolean },
): FeatureName[] {
  return finished.filter((name) => switches.get(name) ?? (isDemo || onFromStart.includes(name)));
}
