/**
 * The SMS texts of the shop: Turkmen in ASCII letters, Russian in Cyrillic, each short enough for one message; the
 * one-time code is ASCII in both. The words are the glossary's. A text promises nothing beyond the order's state.
 */
import type { FailedReason } from '#domain/delivery/delivery-attempts.ts';
import type { ReturnReason } from '#domain/payments/refund-parts.ts';
import { asciiForSms } from '#domain/transliterate.ts';
import { type Fit, fitBeside, shortenName, signSms, usualShopName } from './shop-name.ts';

export type SmsLang = 'tm' | 'ru';

/** Six digits as a separate word: what phones and browsers detect as a code. */
export const codePattern = /\b\d{6}\b/;

// One message even where a carrier encodes every text in UCS-2.
const longestCodeText = 70;

/**
 * The one-time code. The code comes first, for the single line of a notification; the last line is for WebOTP (`@host
 * #code`), so that browsers fill the code in on the shop's own page only. The host is taken from the public address;
 * when it does not fit, the line is left out.
 */
export function codeText(
  code: string,
  publicUrl: string,
  { lang = 'tm', shop = usualShopName }: { lang?: SmsLang; shop?: string } = {},
): string {
  const words = (name: string) => ({ tm: `${code} - ${name} kody`, ru: `${code} - kod ${name}` })[lang];
  const host = hostOf(publicUrl);
  const last = `\n@${host} #${code}`;
  const fits = (text: string) => text.length <= longestCodeText;
  const end = host !== null && fits(words(usualShopName) + last) ? last : '';
  return words(shortenName(asciiForSms(shop), (name) => fits(words(name) + end))) + end;
}

// Without the URL class, because `domain/` uses no runtime. WebOTP wants the host without a port.
function hostOf(publicUrl: string): string | null {
  const found = /^(?:[a-z]+:\/\/)?(?:[^/@]*@)?([a-z0-9.-]+)(?::\d+)?(?:[/?#]|$)/i.exec(publicUrl.trim());
  return found?.[1]?.toLowerCase() ?? null;
}

/** The parameters of each message. Money is formatted, such as `250 TMT`; see domain/print/money.ts. */
export type SmsParams = {
  readonly 'order-accepted': { readonly order: string; readonly total: string };
  readonly 'order-paid': { readonly order: string; readonly total: string };
  readonly 'order-paid-late': { readonly order: string; readonly total: string };
  readonly 'payment-link': { readonly order: string; readonly total: string; readonly link: string };
  /** There is a photo of the parcel to look at. */
  readonly 'photo-shown': { readonly order: string; readonly link: string };
  /** The same, and until when a change may be asked for: `14:30`. */
  readonly 'photo-asked': { readonly order: string; readonly until: string; readonly link: string };
  readonly 'payment-failed': { readonly order: string };
  /** The link shows the hand-over code where couriers ask for one. */
  readonly 'order-on-the-way': { readonly order: string; readonly link?: string };
  readonly 'order-delivered': { readonly order: string };
  readonly 'order-cancelled': { readonly order: string };
  /** The goods came back and no money goes back, of which a message of its own would tell. */
  readonly 'order-returned': { readonly order: string };
  /** The delivery failed; with a link the buyer chooses another time there. */
  readonly 'delivery-failed': { readonly order: string; readonly reason: string; readonly link: string };
  readonly 'delivery-again': { readonly order: string; readonly when: string };
  /** To the recipient of a gift: no order number, no sum, no name. */
  readonly 'gift-asks': { readonly link: string };
  readonly 'gift-asks-2': { readonly link: string };
  /** To the giver: when it arrives, never where. */
  readonly 'gift-answered': { readonly order: string; readonly when: string; readonly link: string };
  readonly 'gift-declined': { readonly order: string; readonly link: string };
  readonly 'gift-lapsed': { readonly order: string; readonly link: string };
  readonly 'gift-thanks': { readonly order: string; readonly link: string };
  readonly 'money-returned': { readonly order: string; readonly total: string };
  /** A part of an order's money went back, and why. */
  readonly 'money-part': { readonly order: string; readonly total: string; readonly why: string };
};

export type SmsKind = keyof SmsParams;
type PartReason = Exclude<ReturnReason, 'ended'>;

type Wording = { [K in SmsKind]: Record<SmsLang, (p: SmsParams[K], fit: Fit) => string> };

/**
 * No link to the order in `order-accepted` and `order-paid`, which ask for nothing. It comes with the messages that do,
 * and with the parcel on its way.
 */
const wording: Wording = {
  'order-accepted': {
    tm: ({ order, total }) => `${order} belgili sargydyňyz kabul edildi. Jemi ${total}`,
    ru: ({ order, total }) => `заказ ${order} принят, ${total}`,
  },
  'order-paid': {
    tm: ({ order, total }) => `${order} belgili sargydyňyz tölendi (${total}). Sag boluň!`,
    ru: ({ order, total }) => `заказ ${order} оплачен, ${total}. Спасибо!`,
  },
  'order-paid-late': {
    tm: ({ order, total }) =>
      `${order} belgili sargydyňyz tölendi (${total}). Öňki wagtda eltip bilmeris, täze wagt üçin jaň ederis.`,
    // The sum does not fit in one message.
    ru: ({ order }) => `заказ ${order} оплачен. Позвоним и назначим новое время`,
  },
  'payment-link': {
    tm: ({ order, total, link }) => `${order} belgili sargyt, ${total}. Tölemek üçin: ${link}`,
    ru: ({ order, total, link }, fit) =>
      fit(
        `оплата заказа ${order}, ${total}: ${link}`,
        `оплата ${order}, ${total}: ${link}`,
        `оплата заказа ${order}: ${link}`,
      ),
  },
  'photo-shown': {
    tm: ({ order, link }) => `${order} taýýar. Suraty şu ýerde: ${link}`,
    ru: ({ order, link }, fit) => fit(`заказ ${order} готов. Фото: ${link}`, `${order} готов. Фото: ${link}`),
  },
  'photo-asked': {
    tm: ({ order, until, link }) =>
      `${order} taýýar. Suraty görüň; üýtgetmek isleseňiz, sagat ${until} çenli ýazyň: ${link}`,
    ru: ({ order, until, link }, fit) =>
      fit(`фото ${order}, правки до ${until}: ${link}`, `фото, правки до ${until}: ${link}`),
  },
  'payment-failed': {
    tm: ({ order }) => `${order} belgili sargydyň tölegi amala aşyrylmady. Täzeden synanyşyň.`,
    ru: ({ order }) => `оплата заказа ${order} не прошла. Попробуйте ещё раз`,
  },
  'order-on-the-way': {
    tm: ({ order, link }) =>
      `${order} belgili sargydyňyz ýola çykdy.${link ? ` Kurýer üçin kod: ${link}` : ''}`,
    ru: ({ order, link }, fit) =>
      link
        ? fit(`заказ ${order} в пути. Код курьеру: ${link}`, `${order} в пути. Код курьеру: ${link}`)
        : `заказ ${order} в пути`,
  },
  'order-delivered': {
    tm: ({ order }) => `${order} belgili sargydyňyz gowşuryldy. Sag boluň!`,
    ru: ({ order }) => `заказ ${order} доставлен. Спасибо!`,
  },
  'order-cancelled': {
    tm: ({ order }) => `${order} belgili sargydyňyz ýatyryldy.`,
    ru: ({ order }) => `заказ ${order} отменён`,
  },
  'order-returned': {
    tm: ({ order }) => `${order} belgili sargydyňyz gowşurylmady, dükana gaýdyp geldi.`,
    ru: ({ order }) => `заказ ${order} не вручён и вернулся в магазин`,
  },
  'delivery-failed': {
    tm: ({ order, reason, link }) => `${order} gowşurylmady, ${reason}. Täze wagty saýlaň: ${link}`,
    ru: ({ order, reason, link }, fit) =>
      fit(
        `${order}: ${reason}. Новое время: ${link}`,
        `${order}: ${reason}. Время: ${link}`,
        `${order} не вручён. Время: ${link}`,
      ),
  },
  'delivery-again': {
    tm: ({ order, when }) => `${order} gowşurylmady. Täze wagty: ${when}`,
    ru: ({ order, when }) => `заказ ${order} не вручён. Привезём ${when}`,
  },
  'gift-asks': {
    tm: ({ link }) => `size sowgat bar. Nirä we haçan getireli? Şu sahypada ýazyň: ${link}`,
    ru: ({ link }, fit) =>
      fit(`вам подарок! Куда и когда привезти? ${link}`, `вам подарок! Куда привезти? ${link}`),
  },
  'gift-asks-2': {
    tm: ({ link }) => `sowgadyňyz garaşýar. Jogap bermek üçin 2 gün galdy: ${link}`,
    ru: ({ link }, fit) =>
      fit(`ваш подарок ждёт. Ответьте за 2 дня: ${link}`, `подарок ждёт. Ответьте за 2 дня: ${link}`),
  },
  'gift-answered': {
    tm: ({ order, when, link }) => `${order}: alyjy wagty saýlady, ${when}. ${link}`,
    ru: ({ order, when, link }, fit) =>
      fit(
        `${order}: подарок ждут ${when}. ${link}`,
        `${order}: ждут ${when}. ${link}`,
        `ждут ${when}. ${link}`,
      ),
  },
  'gift-declined': {
    tm: ({ order, link }) => `${order}: alyjy sowgady almakçy däl. Näme edeli? ${link}`,
    ru: ({ order, link }, fit) =>
      fit(
        `${order}: получатель отказался. Как быть? ${link}`,
        `${order}: получатель отказался. ${link}`,
        `${order}: отказ. Как быть? ${link}`,
      ),
  },
  'gift-lapsed': {
    tm: ({ order, link }) => `${order}: alyjy jogap bermedi. Salgyny ýazyň ýa-da ýatyryň: ${link}`,
    ru: ({ order, link }, fit) =>
      fit(`${order}: ответа нет. Адрес или отмена? ${link}`, `${order}: ответа нет. Как быть? ${link}`),
  },
  'gift-thanks': {
    tm: ({ order, link }) => `${order} üçin size minnetdarlyk sözleri geldi: ${link}`,
    ru: ({ order, link }, fit) =>
      fit(`вас благодарят за подарок ${order}: ${link}`, `вас благодарят за ${order}: ${link}`),
  },
  'money-returned': {
    tm: ({ order, total }) => `${order} belgili sargydyň puly yzyna gaýtaryldy, ${total}`,
    ru: ({ order, total }) => `деньги за заказ ${order} возвращены, ${total}`,
  },
  'money-part': {
    tm: ({ order, total, why }) => `${order}: puluň bir bölegi gaýtaryldy, ${total}. ${why}`,
    ru: ({ order, total, why }) => `${order}: вернули часть, ${total}. ${why}`,
  },
};

/** Why a part of the money went back, as worded in the message. */
export const returnReasonWords: Readonly<Record<PartReason, Record<SmsLang, string>>> = {
  swap: { tm: 'başga sowgat', ru: 'другой подарок' },
  zone: { tm: 'salgy ýakyn', ru: 'адрес ближе' },
  goods: { tm: 'haryt yzyna', ru: 'товар назад' },
  shop: { tm: 'dükandan', ru: 'от магазина' },
};

/** Why a delivery failed, as worded in the message. */
export const failedReasonWords: Readonly<Record<FailedReason, Record<SmsLang, string>>> = {
  'nobody-home': { tm: 'öýde hiç kim ýok', ru: 'не застали' },
  refused: { tm: 'alynmady', ru: 'не приняли' },
  'wrong-address': { tm: 'salgy tapylmady', ru: 'адрес неверен' },
  other: { tm: 'eltip bolmady', ru: 'не вручён' },
};

/** The text of a message in the customer's language, beginning with the shop's name. */
export function smsText<K extends SmsKind>(
  kind: K,
  lang: SmsLang,
  { shop, ...params }: SmsParams[K] & { readonly shop?: string },
): string {
  return signedText(wording[kind][lang](params as SmsParams[K], fitBeside(shop)), lang, shop);
}

/** The same without the name. */
export function smsWords<K extends SmsKind>(
  kind: K,
  lang: SmsLang,
  { shop, ...params }: SmsParams[K] & { readonly shop?: string | undefined },
): string {
  return lettersForSms(wording[kind][lang](params as SmsParams[K], fitBeside(shop)), lang);
}

/** The text as sent, beginning with the shop's name. */
export function signedText(words: string, lang: SmsLang, shop?: string): string {
  return lettersForSms(signSms(lettersForSms(words, lang), shop), lang);
}

/** A text as sent: Turkmen in ASCII letters, Russian unchanged unless it has no Cyrillic letter anyway. */
export function lettersForSms(text: string, lang: SmsLang): string {
  if (lang === 'tm' || !/\p{Script=Cyrillic}/u.test(text)) return asciiForSms(text);
  return text
    .normalize('NFC')
    .replace(/[^\S\n]/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? sign : ''));
}
