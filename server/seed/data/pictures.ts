import pictureList from '../pictures/pictures.json' with { type: 'json' };
import type { SeedPicture } from '../seed-types.ts';

/** The ready pictures that lie beside this data. */
export const pictures = pictureList as readonly SeedPicture[];
