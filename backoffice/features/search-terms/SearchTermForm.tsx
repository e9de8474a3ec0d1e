import { maxLength, ReferenceInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type SearchTermKind, searchTermKinds } from '#domain/intention/search-term.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { nameOf } from '#backoffice/parts/name-of.ts';
import { RecordCreate, RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';
import { CategorySelect } from '#backoffice/features/taxonomy/CategorySelect.tsx';
import { searchTexts } from './search-terms.texts.ts';

function Fields() {
  const t = useTexts(searchTexts);
  return (
    <>
      <TextInput
        source="phrase"
        label={t('phrase')}
        helperText={t('phraseHint')}
        validate={[required(), maxLength(80)]}
        fullWidth
      />
      <SelectInput
        source="kind"
        label={t('kind')}
        choices={searchTermKinds.map((id) => ({ id, name: t(id) }))}
        validate={required()}
        translateChoice={false}
        fullWidth
      />
      <MeaningInput />
    </>
  );
}

/** Input of the meaning, depending on the kind of term. */
function MeaningInput() {
  const t = useTexts(searchTexts);
  const kind: SearchTermKind | undefined = useWatch({ name: 'kind' });
  if (kind === 'category') return <CategorySelect source="category" label={t('category')} isNeeded />;
  if (kind === 'goods')
    return (
      <TextInput
        source="goods"
        label={t('instead')}
        helperText={t('insteadHint')}
        validate={[required(), maxLength(100)]}
        fullWidth
      />
    );
  if (kind !== 'recipient' && kind !== 'occasion') return null;
  const sort = { field: 'position', order: 'ASC' } as const;
  return (
    <ReferenceInput key={kind} source={kind} reference={`${kind}s`} perPage={100} sort={sort}>
      <SelectInput label={t(kind)} optionText={nameOf} validate={required()} fullWidth />
    </ReferenceInput>
  );
}

export function SearchTermEdit() {
  return (
    <RecordEdit>
      <Fields />
    </RecordEdit>
  );
}

export function SearchTermCreate() {
  return (
    <RecordCreate>
      <Fields />
    </RecordCreate>
  );
}
