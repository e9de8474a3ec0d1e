import { type Static, Type } from 'typebox';
import { crud } from '#contract/crud.ts';
import { resources } from '#contract/resources.ts';
import { wrapFields } from '#domain/fields/content.ts';
import { inputsOf, repliesOf } from '#contract/fields.ts';
import { routes } from '#contract/route.ts';
import { Id, strict } from '#contract/shared.ts';

const WrapInput = strict(inputsOf(wrapFields));
const { title, picture, ...others } = repliesOf(wrapFields);
export const OfficeWrap = strict({ id: Id, title, picture, position: Type.Integer(), ...others });
const saveRefusals = ['record.not-found', 'request.invalid', 'picture.invalid'] as const;

export const officeWraps = routes({
  ...crud(resources.wraps, {
    may: ['orders.read', 'delivery.write'],
    says: {
      list: 'Ways of wrapping',
      one: 'One way of wrapping',
      create: 'A new way of wrapping',
      update: 'Changes it; orders that exist keep its price',
      remove: 'Takes a wrap off for good',
      order: 'Order of wraps',
    },
    row: OfficeWrap,
    input: WrapInput,
    filter: {},
    refuses: saveRefusals,
  }),
});

export type OfficeWrap = Static<typeof OfficeWrap>;
export type WrapInput = Static<typeof WrapInput>;
