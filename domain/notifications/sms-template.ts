/** SMS templates edited by staff, with placeholders such as `{order}` and `{total}`. */
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
export function usualTemplate(kind: SmsKind, shop?: SmsTemplate): SmsTemplate {
  const facts = Object.fromEntries(factsOf(kind).map((name) => [name, `{${name}}`]));
  const write = (lang: SmsLang) => {
    const name = nameInSms(smsWords(kind, lang, exampleFacts[lang] as never), shop?.[lang]);
    return lettersForSms(`${name}: ${smsWords(kind, lang, facts as never)}`, lang);
  };
  return { tm: write('tm'), ru: write('ru') };
}

/** Why a template is refused: it lacks the order number, or has an unknown placeholder. */
export function templateFault(
  kind: SmsKind,
  text: string,
  lang: SmsLang,
): 'order-missing' | 'link-missing' | 'unknown-fact' | 'too-long' | undefined {
  const named = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  if (factsOf(kind).includes('order') && !named.includes('order')) return 'order-missing';
  if (kindsWithLink.includes(kind) && !named.includes('link')) return 'link-missing';
  if (named.some((name) => !factsOf(kind).includes(name))) return 'unknown-fact';
  return costOfSms(fillTemplate(text, exampleFacts[lang], lang)).parts.length > 3 ? 'too-long' : undefined;
}

const example = {
  order: 'S-100245',
  total: '1250 TMT',
  when: '24.11 14:00-16:00',
  until: '14:30',
  link: 'https://sowgat.tm/account/orderDetail/h3sYb0mQkTz1a9RrWc2xLg',
};
export const exampleFacts: Record<SmsLang, Readonly<Record<string, string>>> = {
  tm: { ...example, reason: failedReasonWords['nobody-home'].tm, why: returnReasonWords.swap.tm },
  ru: { ...example, reason: failedReasonWords['nobody-home'].ru, why: returnReasonWords.swap.ru },
};

/** The message text, in the letters of its language; a placeholder without a value becomes empty. */
export function fillTemplate(text: string, facts: Readonly<Record<string, string>>, lang: SmsLang): string {
  return lettersForSms(
    text.replace(/\{([a-z]+)\}/g, (_, name: string) => facts[name] ?? ''),
    lang,
  ).trim();
}
