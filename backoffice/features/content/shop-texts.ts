import type { Answer } from '#contract/client.ts';
import type { Picture } from '#contract/shared.ts';
import type { OfficeRoutes } from '#contract/index.ts';

export type ShopTexts = Answer<OfficeRoutes['GET /api/office/texts/']>['data'];
/** `shop`: its name and its contacts on one page. */
export type TextPart = keyof ShopTexts | 'shop';
export const textParts: readonly TextPart[] = ['home', 'contacts', 'legal', 'about', 'delivery', 'privacy'];

/** Whether texts that were saved together are, or have, those of a part. */
export function hasPart(saved: string, part: TextPart): boolean {
  const own: readonly string[] = part === 'shop' ? ['home', 'contacts'] : [part];
  return saved.split(',').some((name) => own.includes(name));
}

type Fault = { tm?: string | null; ru?: string | null } | null | undefined;
const text = (value: Fault) => ({ tm: value?.tm ?? '', ru: value?.ru ?? '' });

/** Ids of the pictures used in a part. */
export function pictureIds(part: TextPart, texts: ShopTexts): string[] {
  if (part === 'about') return texts.about.pictures;
  if (part === 'home' || part === 'shop') return texts.home.logo === undefined ? [] : [texts.home.logo];
  if (part !== 'delivery' && part !== 'privacy') return [];
  return texts[part].sections.flatMap(({ picture }) => picture ?? []);
}

/** Form values of one part: phone numbers as lines, pictures as objects. */
export function asForm(
  part: TextPart,
  texts: ShopTexts,
  pictures: ReadonlyMap<string, Picture>,
): Record<string, unknown> {
  if (part === 'shop') return { ...asForm('home', texts, pictures), ...asForm('contacts', texts, pictures) };
  if (part === 'contacts') return { ...texts.contacts, phones: texts.contacts.phones.join('\n') };
  if (part === 'about')
    return { ...texts.about, pictures: texts.about.pictures.flatMap((id) => pictures.get(id) ?? []) };
  if (part === 'home') return { ...texts.home, logo: pictures.get(texts.home.logo ?? '') ?? null };
  if (part === 'legal') return { ...texts.legal };
  const sections = texts[part].sections.map((section) => ({
    ...section,
    picture: pictures.get(section.picture ?? '') ?? null,
  }));
  return { sections };
}

type Section = { id?: 'terms'; title?: Fault; body?: Fault; picture?: Picture | null };

/** Request body; cleared form fields are null. */
export function readForm(part: TextPart, values: Record<string, unknown>): Partial<ShopTexts> {
  const of = (name: string) => text(values[name] as Fault);
  if (part === 'shop') return { ...readForm('home', values), ...readForm('contacts', values) };
  if (part === 'home') {
    const logo = values['logo'] as Picture | null | undefined;
    const accent = values['accent'] as string | null | undefined;
    const chosen = { ...(logo ? { logo: logo.id } : {}), ...(accent ? { accent } : {}) };
    return { home: { name: of('name'), slogan: of('slogan'), ...chosen } };
  }
  if (part === 'legal') return { legal: { name: of('name'), footer: of('footer') } };
  if (part === 'about')
    return {
      about: {
        title: of('title'),
        body: of('body'),
        pictures: ((values['pictures'] ?? []) as Picture[]).map(({ id }) => id),
      },
    };
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
  const sections = ((values['sections'] ?? []) as Section[]).map(({ id, title, body, picture }) => ({
    ...(id ? { id } : {}),
    title: text(title),
    body: text(body),
    ...(picture ? { picture: picture.id } : {}),
  }));
  return { [part]: { sections } };
}

/** What would be sent of a part that nobody has changed. */
export function bodyOfPart(part: TextPart, texts: ShopTexts): Record<string, unknown> {
  const pictures = new Map(pictureIds(part, texts).map((id) => [id, { id } as Picture]));
  return readForm(part, asForm(part, texts, pictures));
}
