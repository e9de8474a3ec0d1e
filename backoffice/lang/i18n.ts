import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { fieldWords } from './field-words.ts';
import { resourceWords } from './resource-words.ts';
import { russian } from './russian.ts';
import type { Language, Texts } from './texts.ts';
import { turkmen } from './turkmen.ts';

/** Words that react-admin looks up by itself: names of resources and fields, and a few sentences of ours. */
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
} satisfies Texts;

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

function inOne(texts: Texts, language: Language): Record<string, string> {
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

/** `<html lang>` is what screen readers speak and what every call asks the server's messages in. */
function tagDocument(locale: string): void {
  // Tests import the words without a page.
  if (typeof document === 'object') document.documentElement.lang = locale === 'ru' ? 'ru' : 'tk';
}

tagDocument(firstLanguage);

/** Both languages of the office; Turkmen first. */
export const i18n: typeof provider = {
  ...provider,
  changeLocale(locale) {
    tagDocument(locale);
    return provider.changeLocale(locale);
  },
};
