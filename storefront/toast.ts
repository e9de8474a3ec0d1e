import { settings } from './settings.ts';
import { createToast } from '#storefront/ui/feedback/toast.ts';

/** `toast({ text, tone, action })`: top right, 4 seconds, three at most. */
export const toast = createToast({ staysMs: settings.toastMs, atOnce: settings.toastsAtOnce });
