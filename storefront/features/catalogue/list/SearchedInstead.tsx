import { useTexts } from '#storefront/lang/use-texts.ts';
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
  return (
    <div className={classes['corrected']}>
      {corrected !== null && <p>{t('corrected', { q: filter.q, instead: corrected })}</p>}
      {widened.length > 0 && (
        <p>{t('widened', { what: widened.map((kind) => t(`${kind}LetGo`)).join(', ') })}</p>
      )}
      {asTyped}
    </div>
  );
}
