import type { useTexts } from '#storefront/lang/use-texts.ts';
import type { addressTexts } from './address.texts.ts';

type Say = ReturnType<typeof useTexts<typeof addressTexts>>;

/** Home, work, other, or the customer's own label. */
export function labelText(label: string, t: Say): string {
  if (label === 'home' || label === 'work' || label === 'other') return t(label);
  return label || t('other');
}
