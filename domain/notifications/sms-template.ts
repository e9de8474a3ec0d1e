/** SMS templates edited by staff, with placeholders such as `{order}` and `{total}`. */
import { giftAddress, linkForSms, orderNumberAddress } from '#domain/links/link.ts';
import { pageAddress } from '#domain/pages.ts';
import { costOfSms } from './sms-alphabet.ts';
import { nameInSms } from './shop-name.ts';
import {
  failedReasonWords,
  lettersForSms,
  returnReasonWords,
  type SmsKind,
  type SmsLang,
  smsWords,
} from './sms-text.ts';

export const smsKinds = [
  'order-accepted',
  'order-paid',
  'order-paid-late',
  'payment-link',
  'photo-shown',
  'photo-asked',
  'payment-failed',
  'order-on-the-way',
  'order-delivered',
  'order-cancelled',
  'order-returned',
  'delivery-failed',
  'delivery-again',
  'money-returned',
  'money-part',
  'gift-asks',
  'gift-asks-2',
  'gift-answered',
  'gift-declined',
  'gift-lapsed',
  'gift-thanks',
] as const satisfies readonly SmsKind[];

const moreFacts: Partial<Record<SmsKind, readonly string[]>> = {
  'order-accepted': ['total'],
  'order-paid': ['total'],
  'order-paid-late': ['total'],
  'payment-link': ['total', 'link'],
  'photo-shown': ['link'],
  'photo-asked': ['until', 'link'],
  'order-on-the-way': ['link'],
  'money-returned': ['total'],
  'money-part': ['total', 'why'],
  'delivery-failed': ['reason', 'link'],
  'delivery-again': ['when'],
  'gift-asks': ['link'],
  'gift-asks-2': ['link'],
  'gift-answered': ['when', 'link'],
  'gift-declined': ['link'],
  'gift-lapsed': ['link'],
  'gift-thanks': ['link'],
};

/** Sent to somebody who may not learn the price, or who ordered it. */
const kindsWithoutOrder: readonly SmsKind[] = ['gift-asks', 'gift-asks-2'];

/** Useless without the link. */
const kindsWithLink: readonly SmsKind[] = [
  'payment-link',
  'photo-shown',
  'photo-asked',
  ...kindsWithoutOrder,
];

/** Placeholders that a message of this kind may contain. */
export function factsOf(kind: SmsKind): string[] {
  return [...(kindsWithoutOrder.includes(kind) ? [] : ['order']), ...(moreFacts[kind] ?? [])];
}

export type SmsTemplate = Record<SmsLang, string>;

/** The built-in text as a template, with as much of the shop's name as fits. */
export function usualTemplate(kind: SmsKind, shop?: SmsTemplate, publicUrl?: string): SmsTemplate {
  const write = (lang: SmsLang) => {
    const example = exampleFacts(lang, exampleLink(kind, publicUrl));
    // As long as the example, because the words depend on how much room there is.
    const facts = Object.fromEntries(
      factsOf(kind).map((name) => [name, `{${name.padEnd((example[name]?.length ?? 0) - 2, '_')}}`]),
    );
    const words = (facts: object) => smsWords(kind, lang, { ...facts, shop: shop?.[lang] } as never);
    const name = nameInSms(words(example), shop?.[lang]);
    return lettersForSms(`${name}: ${words(facts)}`, lang).replace(/(\{[a-z]+)_*\}/g, '$1}');
  };
  return { tm: write('tm'), ru: write('ru') };
}

/** Why a template is refused: it lacks the order number, or has an unknown placeholder. */
export function templateFault(
  kind: SmsKind,
  text: string,
  { lang, link }: { lang: SmsLang; link?: string },
): 'order-missing' | 'link-missing' | 'unknown-fact' | 'too-long' | undefined {
  const named = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  if (factsOf(kind).includes('order') && !named.includes('order')) return 'order-missing';
  if (kindsWithLink.includes(kind) && !named.includes('link')) return 'link-missing';
  if (named.some((name) => !factsOf(kind).includes(name))) return 'unknown-fact';
  return costOfSms(fillTemplate(text, exampleFacts(lang, link), lang)).parts.length > 3
    ? 'too-long'
    : undefined;
}

const example = {
  order: 'S-100245',
  total: '1250 TMT',
  when: '24.11 14:00-16:00',
  until: '14:30',
};
const exampleToken = '7kQm2xR9tB4c';

/** The link of such a message as it stands there. */
export function exampleLink(kind: SmsKind, publicUrl = 'https://sowgat.tm'): string {
  if (kindsWithoutOrder.includes(kind)) return linkForSms(publicUrl, giftAddress(exampleToken));
  const isGivers = kind.startsWith('gift-');
  return linkForSms(
    publicUrl,
    isGivers ? orderNumberAddress(100_245) : pageAddress('orderLink', exampleToken),
  );
}

/** @param link as of `exampleLink` */
export function exampleFacts(
  lang: SmsLang,
  link = exampleLink('payment-link'),
): Readonly<Record<string, string>> {
  return {
    ...example,
    link,
    reason: failedReasonWords['nobody-home'][lang],
    why: returnReasonWords.swap[lang],
  };
}

/** The message text, in the letters of its language; a placeholder without a value becomes empty. */
export function fillTemplate(text: string, facts: Readonly<Record<string, string>>, lang: SmsLang): string {
  return lettersForSms(
    text.replace(/\{([a-z]+)\}/g, (_, name: string) => facts[name] ?? ''),
    lang,
  ).trim();
}
