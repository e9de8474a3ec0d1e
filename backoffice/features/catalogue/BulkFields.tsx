import { BooleanInput, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { CategorySelect } from '#backoffice/features/taxonomy/CategorySelect.tsx';
import type { BulkInput } from '#contract/catalogue/office.ts';
import { productTexts } from './product.texts.ts';

export type BulkKind = BulkInput['change']['kind'];

export function BulkFields({ kind }: { kind: BulkKind }) {
  const t = useTexts(productTexts);
  const named = (ids: readonly ('draft' | 'published' | 'archived' | 'percent' | 'amount' | 'set')[]) =>
    ids.map((id) => ({ id, name: t(id) }));
  if (kind === 'status')
    return (
      <SelectInput
        source="status"
        label={t('bulkStatus')}
        choices={named(['draft', 'published', 'archived'])}
        validate={required()}
        fullWidth
      />
    );
  if (kind === 'category') return <CategorySelect source="category" label={t('bulkCategory')} isNeeded />;
  if (kind === 'stock')
    return (
      <>
        <NumberInput source="delta" label={t('delta')} step={1} validate={required()} fullWidth />
        <TextInput source="reason" label={t('reason')} validate={required()} fullWidth />
      </>
    );
  return (
    <>
      <SelectInput
        source="by"
        label={t('bulkPrice')}
        choices={named(['percent', 'amount', 'set'])}
        validate={required()}
        fullWidth
      />
      <NumberInput source="value" label={t('howMuch')} validate={required()} fullWidth />
      <SelectInput
        source="roundTo"
        label={t('roundTo')}
        choices={[
          { id: 1, name: t('noRound') },
          { id: 100, name: t('toManat') },
          { id: 500, name: t('to5Manat') },
        ]}
        fullWidth
      />
      <BooleanInput source="showOld" label={t('showOld')} />
    </>
  );
}
