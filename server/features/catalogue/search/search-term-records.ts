/** Search terms (synonyms of a query) as edited by staff. */
import type { OfficeSearchTerm, SearchTermInput } from '#contract/catalogue/office-search.ts';
import { foldPhrase, mostSearchTerms } from '#domain/intention/search-term.ts';
import type { Records } from '#server/platform/db/crud.ts';
import { deleteRow, insertRow, updateRow } from '#server/platform/db/write-rows.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { deleteEmptySearches } from './empty-searches.repo.ts';
import { countTerms, findTerm, findTerms, type TermsFilter } from './search-terms.repo.ts';

/** Saving a phrase deletes it from the list of queries without results. */
export const searchTermRecords: Records<OfficeSearchTerm, SearchTermInput, TermsFilter> = {
  subject: 'search-term',
  list: findTerms,
  find: findTerm,
  async insert(trx, input) {
    if ((await countTerms(trx)) >= mostSearchTerms) throw new Refusal('record.too-many');
    const row = termColumns(input);
    await deleteEmptySearches(trx, row.folded);
    return insertRow(trx, 'search_term', row);
  },
  async update(trx, id, input) {
    const row = termColumns(input);
    await deleteEmptySearches(trx, row.folded);
    await updateRow(trx, 'search_term', id, row);
  },
  remove: (trx, id) => deleteRow(trx, 'search_term', id),
};

/** @throws Refusal `request.invalid` for a phrase without letters, or a kind without its target */
function termColumns({ phrase, kind, ...input }: SearchTermInput) {
  const folded = foldPhrase(phrase);
  if (folded === '') throw new Refusal('request.invalid', { field: 'phrase' });
  const goods = kind === 'goods' ? (input.goods ?? '').trim() : '';
  const hasMeaning = kind === 'stop' || (kind === 'goods' ? foldPhrase(goods) !== '' : Boolean(input[kind]));
  if (!hasMeaning) throw new Refusal('request.invalid', { field: kind });
  return {
    phrase: phrase.trim(),
    folded,
    kind,
    recipient_id: kind === 'recipient' ? input.recipient : null,
    occasion_id: kind === 'occasion' ? input.occasion : null,
    category_id: kind === 'category' ? input.category : null,
    goods,
  };
}
