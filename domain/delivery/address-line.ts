/** An address in one line: the city before its district. */

type Words = { readonly tm: string; readonly ru: string };

/** Regions that are a city: their places are districts, which are ambiguous without the city. */
const cities: Readonly<Record<string, Words>> = {
  AG: { tm: 'Aşgabat', ru: 'Ашхабад' },
  AR: { tm: 'Arkadag', ru: 'Аркадаг' },
};

export type AddressParts = {
  readonly region: string;
  readonly placeTitle: Words;
  readonly line1?: string;
  readonly line2?: string;
  readonly landmark?: string;
};

/** `placeTitle` may stand for the whole city ("Aşgabat (etrabyny bilemok)"): then the line has the city alone. */
export function addressLine(address: AddressParts, language: keyof Words): string {
  const { region, placeTitle, line1, line2, landmark } = address;
  const place = placeTitle[language] || placeTitle.tm;
  const city = cities[region]?.[language] ?? '';
  const isWholeCity = city !== '' && (place === city || place.startsWith(`${city} (`));
  return [city, isWholeCity ? '' : place, line1, line2, landmark].filter(Boolean).join(', ');
}
