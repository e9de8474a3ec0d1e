import type { Language } from '#domain/print/texts.ts';

/** Words for the fields of records and their values, given by whoever knows the features. */
export type NameField = (path: string, language: Language) => string;
export type ShowValue = (path: string, value: string | undefined, language: Language) => string | undefined;

export type Words = { nameField: NameField; showValue: ShowValue };

/** A value as text: rows in lines, formatted texts without their tags; '' when there is none. */
export function inWords(
  path: string,
  value: unknown,
  show: (path: string, value: string) => string | undefined,
): string {
  if (value === undefined || value === null || value === '') return '';
  if (Array.isArray(value)) {
    const between = value.some((one) => typeof one === 'object') ? '\n' : ', ';
    return value.map((one) => inWords(path, one, show)).join(between);
  }
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => inWords(`${path}.${name}`, part, show))
      .filter(Boolean)
      .join(' · ');
  const text = typeof value === 'string' ? plain(value) : String(value);
  return show(path, text) ?? text;
}

const plain = (text: string): string =>
  text
    .replaceAll(/<\/(p|li|h\d)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^<>]+>/g, '')
    .trim();
