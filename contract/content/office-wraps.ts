import { type Static, Type } from 'typebox';
import { crud } from '#contract/crud.ts';
import { resources } from '#contract/resources.ts';
import { Title } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Id, LocalText, Money, nullable, OpaqueId, Picture, strict } from '#contract/shared.ts';

const wrapFields = { price: Money, isActive: Type.Boolean() };
const WrapInput = strict({ title: Title, picture: Type.Optional(nullable(OpaqueId)), ...wrapFields });
export const OfficeWrap = strict({
  id: Id,
  title: LocalText,
  picture: nullable(Picture),
  position: Type.Integer(),
  ...wrapFields,
});
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
