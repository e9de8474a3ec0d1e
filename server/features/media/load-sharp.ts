import type sharp from 'sharp';

/** The decoder comes with the first picture that is made: a shop that only sells does without it and its 8 MB. */
export const loadSharp = async (): Promise<typeof sharp> => (await import('sharp')).default;
