/**
 * How an older version of the stored state becomes the next: what each slice's fields were, and what they are from then
 * on. A slice that is not named stays as it is; a version that nothing leads away from is read as it is.
 */
import type { Fields } from './shape.ts';

export type Conversion = {
  from: string;
  to: string;
  slices: Record<string, (fields: Fields) => Fields>;
};

/** One row for each version that changed a shape, the oldest first. */
export const conversions: readonly Conversion[] = [];
