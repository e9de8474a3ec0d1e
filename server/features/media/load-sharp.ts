import type sharp from 'sharp';

/** The decoder is loaded with the first picture that is processed: a process without uploads saves its 8 MB. */
export const loadSharp = async (): Promise<typeof sharp> => (await import('sharp')).default;
