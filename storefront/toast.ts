import { layoutTexts } from './app/frame/layout.texts.ts';
import { languageTag } from './lang/language.ts';
import { say } from './lang/texts.ts';
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

/** The page is left: what was said of it does not follow; what was said just now speaks of what comes. */
export const clearToasts = () => toasts.clear(momentMs);

/** The next part of a page begins below the header, where toasts would lie on it. */
export const clearAllToasts = () => toasts.clear(0);
