import { type Static, Type } from 'typebox';
import { crud } from '#contract/crud.ts';
import { Title } from '#contract/office-route.ts';
import { resources } from '#contract/resources.ts';
import { Id, LocalText, nullable, strict } from '#contract/shared.ts';

/** When and for whom gifts are: occasions and recipients. */
const may = ['catalogue.read', 'catalogue.write'] as const;
const refuses = ['record.not-found', 'record.conflict', 'request.invalid'] as const;

export const OfficeOccasion = strict({
  id: Id,
  title: LocalText,
  /** a holiday with a fixed date, or null and null */
  month: nullable(Type.Integer()),
  day: nullable(Type.Integer()),
  position: Type.Integer(),
  productsCount: Type.Integer(),
});
const OccasionInput = strict({
  title: Title,
  month: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 12 }))),
  day: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 31 }))),
});
export const OfficeRecipient = strict({
  id: Id,
  title: LocalText,
  position: Type.Integer(),
  productsCount: Type.Integer(),
});
const RecipientInput = strict({ title: Title });

export const officeOccasions = {
  ...crud(resources.occasions, {
    may,
    says: {
      list: 'Occasions',
      one: 'One occasion',
      create: 'A new occasion',
      update: 'Changes an occasion',
      remove: 'Removes an occasion without products',
      order: 'Order of occasions',
    },
    row: OfficeOccasion,
    input: OccasionInput,
    filter: {},
    refuses,
  }),
  ...crud(resources.recipients, {
    may,
    says: {
      list: 'For whom gifts are',
      one: 'One of them',
      create: 'A new kind of recipient',
      update: 'Changes the words',
      remove: 'Removes one without products',
      order: 'Order of recipients',
    },
    row: OfficeRecipient,
    input: RecipientInput,
    filter: {},
    refuses,
  }),
};

export type OfficeOccasion = Static<typeof OfficeOccasion>;
export type OfficeRecipient = Static<typeof OfficeRecipient>;
export type OccasionInput = Static<typeof OccasionInput>;
export type RecipientInput = Static<typeof RecipientInput>;
