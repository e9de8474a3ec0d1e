import { useInput } from 'react-admin';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { ProductsChoice } from '#backoffice/parts/inputs/ProductsChoice.tsx';
import { taxonomyTexts } from './taxonomy.texts.ts';

/** Products of an idea, in display order. */
export function IdeaProductsInput({ source }: { source: string }) {
  const t = useTexts(taxonomyTexts);
  const { field } = useInput({ source, defaultValue: [] });
  return (
    <ProductsChoice label={t('ideaProducts')} ids={(field.value ?? []) as number[]} change={field.onChange} />
  );
}
