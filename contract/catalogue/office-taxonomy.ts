import { type Static, Type } from 'typebox';
import { crud } from '#contract/crud.ts';
import { inputsOf, repliesOf } from '#contract/fields.ts';
import { resources } from '#contract/resources.ts';
import { Day, Id, strict } from '#contract/shared.ts';
import {
  brandFields,
  categoryFields,
  ideaFields,
  occasionFields,
  recipientFields,
} from '#domain/fields/taxonomy.ts';
import { mostMovingDays } from '#domain/people/moving-day.ts';

/** The taxonomies of products: categories, brands, ideas, occasions, recipients. */
const may = ['catalogue.read', 'catalogue.write'] as const;
const refuses = ['record.not-found', 'record.conflict', 'request.invalid'] as const;
const pictureRefuses = [...refuses, 'picture.invalid'] as const;

const position = Type.Integer();
const { isVisible, ...category } = repliesOf(categoryFields);
export const OfficeCategory = strict({
  id: Id,
  ...category,
  position,
  isVisible,
  productsCount: Type.Integer({ description: 'of it and of those under it, each product once' }),
});
/** The tree has two levels: a parent has no parent. */
const CategoryInput = strict(inputsOf(categoryFields));
const counted = { position, productsCount: Type.Integer() };
export const OfficeBrand = strict({ id: Id, ...repliesOf(brandFields), ...counted });
const BrandInput = strict(inputsOf(brandFields));
const { isVisible: isShown, products, ...idea } = repliesOf(ideaFields);
export const OfficeIdea = strict({ id: Id, ...idea, position, isVisible: isShown, products });
const IdeaInput = strict(inputsOf(ideaFields));

/** Holidays to give for. */
export const OfficeOccasion = strict({
  id: Id,
  ...repliesOf(occasionFields),
  /** of a movable holiday, the earliest first */
  days: Type.Array(Day),
  ...counted,
});
const OccasionInput = strict({
  ...inputsOf(occasionFields),
  /** replaces all days; left out they stay as they are */
  days: Type.Optional(Type.Array(Day, { maxItems: mostMovingDays })),
});
/** For whom gifts are. */
export const OfficeRecipient = strict({ id: Id, ...repliesOf(recipientFields), ...counted });
const RecipientInput = strict(inputsOf(recipientFields));

export const officeTaxonomy = {
  ...crud(resources.categories, {
    may,
    says: {
      list: 'Categories in the order of the tree',
      one: 'One category',
      create: 'A new category',
      update: 'Changes a category, or moves it under another',
      remove: 'Removes a category that holds neither products nor categories',
      order: 'Order of categories that share a parent',
    },
    row: OfficeCategory,
    input: CategoryInput,
    filter: { parent: Type.Optional(Id) },
    refuses: pictureRefuses,
  }),
  ...crud(resources.brands, {
    may,
    says: {
      list: 'Brands',
      one: 'One brand',
      create: 'A new brand',
      update: 'Changes a brand',
      remove: 'Removes a brand without products',
      order: 'Order of brands',
    },
    row: OfficeBrand,
    input: BrandInput,
    filter: {},
    refuses: pictureRefuses,
  }),
  ...crud(resources.ideas, {
    may,
    says: {
      list: 'Gift ideas, hidden ones too',
      one: 'One idea with its story and products',
      create: 'A new idea',
      update: 'Changes an idea; products are shown in the order given',
      remove: 'Removes an idea; its products stay',
      order: 'Order of ideas',
    },
    row: OfficeIdea,
    input: IdeaInput,
    filter: {},
    refuses: pictureRefuses,
  }),
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

export type OfficeCategory = Static<typeof OfficeCategory>;
export type OfficeBrand = Static<typeof OfficeBrand>;
export type OfficeIdea = Static<typeof OfficeIdea>;
export type CategoryInput = Static<typeof CategoryInput>;
export type BrandInput = Static<typeof BrandInput>;
export type IdeaInput = Static<typeof IdeaInput>;
export type OfficeOccasion = Static<typeof OfficeOccasion>;
export type OfficeRecipient = Static<typeof OfficeRecipient>;
export type OccasionInput = Static<typeof OccasionInput>;
export type RecipientInput = Static<typeof RecipientInput>;
