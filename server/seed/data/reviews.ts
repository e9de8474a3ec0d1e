import type { SeedReview } from '../seed-types.ts';
import { flowersSweetsReviews } from './reviews/flowers-sweets.ts';
import { otherReviews } from './reviews/other.ts';
import { tableToysReviews } from './reviews/table-toys.ts';

/** Every review of the demonstration shop. */
export const reviews: readonly SeedReview[] = [...flowersSweetsReviews, ...tableToysReviews, ...otherReviews];
