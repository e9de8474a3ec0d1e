import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { fieldWords } from './field-words.ts';
import { resourceWords } from './resource-words.ts';
import { russian } from './russian.ts';
import type { Language, Phrase } from '#domain/print/texts.ts';
import { turkmen } from './turkmen.ts';

/** Texts that react-admin looks up by key: names of resources and fields, and a few of our sentences. */
const officeWords = {
  no_connection: {
    tm: 'Aragatnaşyk ýok. Internet baglanyşygyňyzy barlaň',
    ru: 'Нет связи. Проверьте интернет-соединение',
  },
  unavailable: { tm: 'Käbir harytlar ammarda ýok', ru: 'Некоторых товаров нет на складе' },
  phone_invalid: {
    tm: 'Bu belgä sargyt ýazyp bolmaýar. Telefon belgisini barlaň',
    ru: 'На этот номер заказ не оформить. Проверьте номер телефона',
  },
  customer_blocked: { tm: 'Bu müşderi petiklenen', ru: 'Этот клиент заблокирован' },
} satisfies Record<string, Phrase>;

function messagesOf(language: Language): TranslationMessages {
  const fields = inOne(fieldWords, language);
  return {
    ...(language === 'tm' ? turkmen : russian),
    office: inOne(officeWords, language),
    resources: Object.fromEntries(
      Object.entries(resourceWords).map(([name, words]) => [name, { name: words[language], fields }]),
    ),
  };
}

function inOne(texts: Record<string, Phrase>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, phrase]) => [key, phrase[language]]));
}

const messages = { tm: messagesOf('tm'), ru: messagesOf('ru') };

const firstLanguage: Language = navigator.language.startsWith('ru') ? 'ru' : 'tm';

const provider = polyglotI18nProvider(
  (locale) => messages[locale === 'ru' ? 'ru' : 'tm'],
  firstLanguage,
  [
    { locale: 'tm', name: 'Türkmençe' },
    { locale: 'ru', name: 'Русский' },
  ],
  { allowMissing: true },
);

/** `<html lang>` is read by screen readers, and every call asks for the server's messages in it. */
function tagDocument(locale: string): void {
  // Tests import the texts without a document.
  if (typeof document === 'object') document.documentElement.lang = locale === 'ru' ? 'ru' : 'tk';
}

tagDocument(firstLanguage);

/** i18n provider with both languages; Turkmen first. */
export const i18n: typeof provider = {
  ...provider,
  changeLocale(locale) {
    tagDocument(locale);
    return provider.changeLocale(locale);
  },
};
