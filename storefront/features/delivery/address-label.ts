import type { Zone } from '#contract/content/shop.ts';
import { addressLine, type AddressParts } from '#domain/delivery/address-line.ts';
import type { Language } from '#storefront/lang/language.ts';
import type { useTexts } from '#storefront/lang/use-texts.ts';
import type { addressTexts } from './address.texts.ts';
import { findPlace } from './find-places.ts';

type Say = ReturnType<typeof useTexts<typeof addressTexts>>;
type Lines = Pick<AddressParts, 'line1' | 'line2' | 'landmark'> & { readonly place: number | null };

/** Home, work, or the customer's own label; "other" is no name: empty. */
export function labelText(label: string, t: Say): string {
  if (label === 'other') return '';
  return label === 'home' || label === 'work' ? t(label) : label;
}

/** An address in one line; its place is left out until the zones are loaded. */
export function addressWords(
  { place, ...lines }: Lines,
  zones: readonly Zone[] | undefined,
  language: Language,
): string {
  const { region = '', title: placeTitle = { tm: '', ru: '' } } = findPlace(zones, place) ?? {};
  return addressLine({ region, placeTitle, ...lines }, language);
}

/** The name of a button that shows its choice; a label that is a question takes no colon. */
export function nameChoice(label: string, chosen: string): string {
  return `${label}${label.endsWith('?') ? '' : ':'} ${chosen}`;
}
