import { layoutTexts } from './app/frame/layout.texts.ts';
import { languageTag } from './lang/language.ts';
import { say } from '#domain/print/texts.ts';
import { settings } from './settings.ts';
import { createToasts } from '#storefront/ui/feedback/toast.ts';

const toasts = createToasts({
  staysMs: settings.toastMs,
  atOnce: settings.toastsAtOnce,
  name: () => say(document.documentElement.lang === languageTag.ru ? 'ru' : 'tm', layoutTexts, 'toasts'),
});

/** `toast({ text, tone, action })`: top right, below the header, 4 seconds, three at most. */
export const toast = toasts.show;

const momentMs = 500;

/** After a navigation: removes older toasts, but keeps those just shown, which belong to the new page. */
export const clearToasts = () => toasts.clear(momentMs);

/** Removes all toasts, where they would cover the next step of a form. */
export const clearAllToasts = () => toasts.clear(0);
