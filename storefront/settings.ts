import { wideFrom } from '#domain/media/wide-screen.ts';

/** Constants of the storefront (specification, section 9); every part reads them from here. */
export const settings = {
  /** Width from which the layout is a desktop's, in CSS pixels; style sheets say `(--wide)`. */
  wideFrom,
  /** Products per request. */
  pageSize: 12,
  /** Display time of a toast, in milliseconds. */
  toastMs: 4000,
  /** Most toasts visible at once. */
  toastsAtOnce: 3,
  /** Content is rendered after this long even if the stored state is not loaded, in milliseconds. */
  restoreMs: 5000,
  /** Version of stored slices; of another one what can be read is carried over (store/conversions.ts). */
  storeVersion: '1.1',
  /** Storage keys are `sowgat:<slice>`. */
  storePrefix: 'sowgat:',
  /** Time limit for loading a page's code, in milliseconds. */
  chunkLoadMs: 120_000,
} as const;
