/** Feature switches: what a shop offers beyond plain orders, each switched on by its owner. */

export const featureNames = [
  'certificates',
  'promo-codes',
  'recipient-link',
  'recipient-swap',
  'order-link',
  'photo-report',
  'courier-page',
  'second-attempt',
  'people',
  'reminders',
  'many-deliveries',
] as const;
export type FeatureName = (typeof featureNames)[number];

/** Features that work. Only these can be switched on, and only these are mentioned on pages. */
export const finishedFeatures: readonly FeatureName[] = [
  'certificates',
  'promo-codes',
  'recipient-link',
  'recipient-swap',
  'order-link',
  'photo-report',
  'courier-page',
  'second-attempt',
  'people',
  'reminders',
];

/**
 * Features with prepaid money: switched on only with the name of the accountant who agreed, which goes into the audit
 * log.
 */
export const accountedFeatures: readonly FeatureName[] = ['certificates'];

/** On in a new shop until its owner switches them off. */
const onFromStart: readonly FeatureName[] = ['order-link', 'second-attempt'];

/**
 * Features that are on.
 * @param switches the owner's choices, by name; in the demonstration a feature without a choice is on, because no money
 * there is real
 */
export function featuresOn(
  switches: ReadonlyMap<string, boolean>,
  { finished, isDemo }: { finished: readonly FeatureName[]; isDemo: boolean },
): FeatureName[] {
  return finished.filter((name) => switches.get(name) ?? (isDemo || onFromStart.includes(name)));
}
