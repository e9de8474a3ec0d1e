import { useTexts } from '#storefront/lang/use-texts.ts';
import { amount } from '#domain/print/money.ts';
import { Button } from '#storefront/ui/Button.tsx';
import type { ListFilter } from './list-filter.ts';
import classes from './ShopPage.module.css';
import { searchedTexts } from './searched.texts.ts';
import type { useProductList } from './use-product-list.ts';

type Props = {
  said: ReturnType<typeof useProductList>['said'];
  filter: ListFilter;
  onChange: (next: ListFilter) => void;
};

/** Says how the search text was corrected, with a link that searches it as typed. */
export function SearchedInstead({ said, filter, onChange }: Props) {
  const t = useTexts(searchedTexts);
  const { corrected, understood, widened } = said;
  if (corrected === null && understood.length + widened.length === 0) return null;
  const asTyped = (
    <Button look="link" small onClick={() => onChange({ ...filter, asTyped: true, page: 1 })}>
      {t('asTyped')}
    </Button>
  );
  if (corrected === null && widened.length === 0) return <div className={classes['asTyped']}>{asTyped}</div>;
  // Its limit was raised, and what was asked for stands in the words of its part.
  const wider = widened.includes('price') ? understood.find(({ kind }) => kind === 'price') : undefined;
  const gone = wider ? widened.filter((kind) => kind !== 'price') : widened;
  return (
    <div className={classes['corrected']}>
      {corrected !== null && <p>{t('corrected', { q: filter.q, instead: corrected })}</p>}
      {gone.length > 0 && <p>{t('widened', { what: gone.map((kind) => t(`${kind}LetGo`)).join(', ') })}</p>}
      {wider && <p>{t('widerPrice', { words: wider.words ?? '', n: amount(wider.to ?? 0) })}</p>}
      {asTyped}
    </div>
  );
}
