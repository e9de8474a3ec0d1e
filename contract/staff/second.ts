import { Type } from 'typebox';
import { nullable, strict } from '#contract/shared.ts';

/** A second member of staff who approves what is beyond the limit of one, with a fresh code of their own. */
export const Second = Type.Optional(
  nullable(strict({ login: Type.String({ maxLength: 40 }), code: Type.String({ maxLength: 40 }) })),
);
