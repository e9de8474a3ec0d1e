import { settings } from './settings.ts';
import { createToasts } from '#storefront/ui/feedback/toast.ts';

const toasts = createToasts({ staysMs: settings.toastMs, atOnce: settings.toastsAtOnce });

/** `toast({ text, tone, action })`: top right, below the header, 4 seconds, three at most. */
export const toast = toasts.show;

/** The page is left: what was said of it does not follow. */
export const clearToasts = toasts.clear;
