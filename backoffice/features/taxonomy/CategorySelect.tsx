import { required, SelectInput, useGetList, useRecordContext } from 'react-admin';
import type { OfficeCategory } from '#contract/catalogue/office-taxonomy.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { useOnlyChoice } from '#backoffice/parts/inputs/use-only-choice.ts';
import { taxonomyTexts } from './taxonomy.texts.ts';

type Props = { source: string; isOnlyTop?: boolean; isNeeded?: boolean; alwaysOn?: boolean; label?: string };

/** Select of a category; children are listed below their parent. */
export function CategorySelect({ source, isOnlyTop, isNeeded, label }: Props) {
  const language = useLanguage();
  const t = useTexts(taxonomyTexts);
  const self = useRecordContext<OfficeCategory>();
  const { data = [], isPending } = useCategories();
  const only = useOnlyChoice('categories', !isNeeded);
  const choices = data
    .filter(({ id, parent }) => !isOnlyTop || (parent === null && id !== self?.id))
    .map(({ id, parent, title }) => ({ id, name: `${parent ? '    ' : ''}${pick(title, language)}` }));
  return (
    <SelectInput
      source={source}
      choices={choices}
      isPending={isPending}
      {...(label ? { label } : {})}
      {...(isOnlyTop ? { emptyText: t('noParent') } : {})}
      {...(isNeeded ? { validate: required(), ...only } : {})}
      translateChoice={false}
      fullWidth
    />
  );
}

/** At most a hundred, in the order set by staff. */
export function useCategories() {
  return useGetList<OfficeCategory>('categories', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'position', order: 'ASC' },
  });
}
