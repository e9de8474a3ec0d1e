/** Fixed numbers and names of the storefront (specification, section 9); every part reads them from here. */
export const settings = {
  /** Products asked for at a time. */
  pageSize: 12,
  /** How long a toast stays, in milliseconds. */
  toastMs: 4000,
  /** How many toasts are seen at once. */
  toastsAtOnce: 3,
  /** Content is shown after this long even if the stored state has not answered, in milliseconds. */
  restoreMs: 5000,
  /** Stored slices of any other version are left alone and not read. */
  storeVersion: '1.1',
  /** Storage keys are `sowgat:<slice>`. */
  storePrefix: 'sowgat:',
  /** A page's code that has not arrived after this long counts as lost, in milliseconds. */
  chunkLoadMs: 120_000,
} as const;
