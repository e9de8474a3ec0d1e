import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';

export type ShopTexts = Answer<OfficeRoutes['GET /api/office/texts/']>['data'];
export type TextPart = keyof ShopTexts;
export const textParts: readonly TextPart[] = ['home', 'contacts', 'about', 'delivery', 'privacy'];

type Fault = { tm?: string | null; ru?: string | null } | null | undefined;
const text = (value: Fault) => ({ tm: value?.tm ?? '', ru: value?.ru ?? '' });

/** One part as the form fills it; phones are one to a line. */
export function asForm(part: TextPart, texts: ShopTexts): Record<string, unknown> {
  if (part !== 'contacts') return { ...texts[part] };
  return { ...texts.contacts, phones: texts.contacts.phones.join('\n') };
}

type Section = { title?: Fault; body?: Fault; picture?: string | null };

/** What the contract takes; emptied fields of a form are null. */
export function readForm(
  part: TextPart,
  values: Record<string, unknown>,
  before: ShopTexts,
): Partial<ShopTexts> {
  const of = (name: string) => text(values[name] as Fault);
  if (part === 'home') return { home: { name: of('name'), slogan: of('slogan') } };
  if (part === 'about')
    return { about: { title: of('title'), body: of('body'), pictures: before.about.pictures } };
  if (part === 'contacts') {
    const phones = String(values['phones'] ?? '').split('\n');
    return {
      contacts: {
        phones: phones.map((phone) => phone.trim()).filter(Boolean),
        email: String(values['email'] ?? ''),
        address: of('address'),
        socials: (values['socials'] ?? []) as ShopTexts['contacts']['socials'],
      },
    };
  }
  const sections = ((values['sections'] ?? []) as Section[]).map(({ title, body, picture }) => ({
    title: text(title),
    body: text(body),
    ...(picture ? { picture } : {}),
  }));
  return { [part]: { sections } };
}
