import { type Static, Type } from 'typebox';
import { Id, Moment, strict } from '#contract/shared.ts';

/** What a customer wrote about a product they received. */
export const Review = strict({
  id: Id,
  author: Type.String(),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Type.String(),
  createdAt: Moment,
});

export type Review = Static<typeof Review>;
