import { FunctionField, ReferenceField, SelectInput, TextField, TextInput, useCanAccess } from 'react-admin';
import type { OfficeSearchTerm } from '#contract/catalogue/office-search.ts';
import { searchTermKinds } from '#domain/intention/search-term.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { ListFrame } from '#backoffice/parts/frames/ListFrame.tsx';
import { Rows } from '#backoffice/parts/frames/Rows.tsx';
import { nameOf } from '#backoffice/parts/name-of.ts';
import { searchTexts } from './search-terms.texts.ts';
import { TitlePairs } from './TitlePairs.tsx';
import { TryQuery } from './TryQuery.tsx';

const references = { recipient: 'recipients', occasion: 'occasions', category: 'categories' } as const;

/** The shop's search terms and synonyms, with a test of queries. */
export function SearchTermList() {
  const t = useTexts(searchTexts);
  const { canAccess } = useCanAccess({ resource: 'search-terms', action: 'create' });
  const kinds = searchTermKinds.map((id) => ({ id, name: t(id) }));
  const filters = [
    <TextInput key="q" source="q" alwaysOn resettable />,
    <SelectInput
      key="kind"
      source="kind"
      label={t('kind')}
      choices={kinds}
      translateChoice={false}
      alwaysOn
    />,
  ];
  return (
    <>
      <TryQuery />
      <ListFrame filters={filters} sort={{ field: 'phrase', order: 'ASC' }} canCreate={canAccess === true}>
        <Rows<OfficeSearchTerm> first={({ phrase }) => phrase} second={(term) => <Meaning term={term} />}>
          <TextField source="phrase" label={t('phrase')} />
          <FunctionField<OfficeSearchTerm> label={t('kind')} render={(term) => <Meaning term={term} />} />
        </Rows>
      </ListFrame>
      {canAccess && <TitlePairs />}
    </>
  );
}

function Meaning({ term }: { term: OfficeSearchTerm }) {
  const t = useTexts(searchTexts);
  const { kind, goods } = term;
  if (kind === 'stop') return t(kind);
  if (kind === 'goods') return `${t(kind)}: ${goods}`;
  return (
    <>
      {t(kind)}:{' '}
      <ReferenceField record={term} source={kind} reference={references[kind]} link={false}>
        <FunctionField render={nameOf} />
      </ReferenceField>
    </>
  );
}
