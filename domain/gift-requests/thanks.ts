/** Attachments of thanks. */
export const thanksFiles = ['photo'] as const;
export type ThanksFile = (typeof thanksFiles)[number];
