import type { Language } from '#domain/print/texts.ts';

/** The language of the page, for what is said outside of components. */
export const pageLanguage = (): Language => (document.documentElement.lang === 'ru' ? 'ru' : 'tm');
