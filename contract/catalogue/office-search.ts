/** Search terms that staff add to interpret queries, and searches of customers without results. */
import { type Static, Type } from 'typebox';
import { searchTermKinds } from '#domain/intention/search-term.ts';
import { crud } from '#contract/crud.ts';
import { forStaff, officePage } from '#contract/office-route.ts';
import { resources } from '#contract/resources.ts';
import { Day, Id, LocalText, nullable, oneOf, PageInfo, strict } from '#contract/shared.ts';
import { UnderstoodPart, WidenedPart } from './list.ts';

const Kind = oneOf(...searchTermKinds);
/** By kind, exactly one of recipient, occasion, category and goods is set; none for a stop word. */
export const OfficeSearchTerm = strict({
  id: Id,
  phrase: Type.String(),
  kind: Kind,
  recipient: nullable(Id),
  occasion: nullable(Id),
  category: nullable(Id),
  /** the words to search for instead */
  goods: Type.String(),
});
const target = Type.Optional(nullable(Id));
/** Fields that the kind does not use are not saved. */
const SearchTermInput = strict({
  phrase: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  kind: Kind,
  recipient: target,
  occasion: target,
  category: target,
  goods: Type.Optional(Type.String({ maxLength: 100 })),
});

const { without: _, ...part } = UnderstoodPart.properties;
export const TriedQuery = strict({
  understood: Type.Array(strict(part)),
  /** Words that products are searched by. */
  searched: Type.Array(Type.String()),
  /** Stop words, which were ignored. */
  idle: Type.Array(Type.String()),
  corrected: nullable(Type.String()),
  widened: Type.Array(WidenedPart),
  total: Type.Integer(),
  products: Type.Array(strict({ id: Id, title: LocalText })),
});
/** A Turkmen and a Russian word that occur together in titles: candidates for a synonym. */
export const TitlePair = strict({
  phrase: Type.String({ description: 'the word of fewer titles' }),
  goods: Type.String(),
  /** Number of products for sale with `phrase`, and with `goods`. */
  from: Type.Integer(),
  to: Type.Integer(),
});
export const EmptySearch = strict({
  typed: Type.String({ description: 'as somebody typed it last' }),
  searches: Type.Integer(),
  lastDay: Day,
  nearest: nullable(Type.String({ description: 'words of goods for sale that are written most like it' })),
});

export const officeSearch = {
  ...crud(resources['search-terms'], {
    may: ['catalogue.read', 'catalogue.write'],
    says: {
      list: 'Search terms of the shop, by phrase',
      one: 'One search term',
      create: 'A new search term: queries are read by it at once',
      update: 'Changes a search term',
      remove: 'Removes a search term',
    },
    row: OfficeSearchTerm,
    input: SearchTermInput,
    filter: { kind: Type.Optional(Kind) },
    refuses: ['record.not-found', 'record.conflict', 'record.too-many', 'request.invalid'],
    removal: ['record.not-found'],
  }),
  'GET /api/office/search-terms/try/': forStaff('catalogue.read', {
    summary: 'How a query is read now, and what it finds',
    query: strict({ q: Type.String({ minLength: 1, maxLength: 200 }) }),
    reply: strict({ data: TriedQuery }),
  }),
  'GET /api/office/search-terms/pairs/': forStaff('catalogue.read', {
    summary:
      'Words of both languages that stand together in at least three titles, and in most of one of them; none is a search term yet',
    reply: strict({ data: Type.Array(TitlePair) }),
  }),
  'GET /api/office/empty-searches/': forStaff('catalogue.read', {
    summary:
      'Queries that found nothing at least three times in so many days, the commonest first; 30 days by default',
    query: strict({
      page: officePage.page,
      page_size: officePage.page_size,
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
    }),
    reply: strict({ data: Type.Array(EmptySearch), page: PageInfo }),
  }),
  'POST /api/office/empty-searches/dismiss/': forStaff('catalogue.write', {
    summary:
      'Takes a query off the list: the shop does not sell it; it comes back when it is asked for again',
    body: strict({ typed: Type.String({ minLength: 1, maxLength: 200 }) }),
    reply: strict({}),
  }),
};

export type OfficeSearchTerm = Static<typeof OfficeSearchTerm>;
export type SearchTermInput = Static<typeof SearchTermInput>;
export type TriedQuery = Static<typeof TriedQuery>;
export type TitlePair = Static<typeof TitlePair>;
export type EmptySearch = Static<typeof EmptySearch>;
