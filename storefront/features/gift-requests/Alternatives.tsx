import { useState } from 'react';
import type { Option, ProductCard } from '#contract/catalogue/shop.ts';
import { mostAlternatives } from '#domain/gift-requests/swap.ts';
import type { CartItem } from '#storefront/features/cart/cart.slice.ts';
import { type AskProps, withAlternative } from './ask.ts';
import { askTexts } from './ask.texts.ts';
import { money } from '#domain/print/money.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { useAnswer } from '#storefront/store/use-answer.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { Checkbox } from '#storefront/ui/fields/Checkbox.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import classes from './Alternatives.module.css';

type Props = AskProps & { line: CartItem };

/**
 * Alternatives that the recipient may choose instead of the order's only product: of its category, in stock, and no
 * dearer.
 */
export function Alternatives({ line, form, change }: Props) {
  const t = useTexts(askTexts);
  const chosen = form.alternativesTo === line.id ? form.alternatives : [];
  const [isOpen, setOpen] = useState(chosen.length > 0);
  if (!isOpen)
    return (
      <Button look="outline" onClick={() => setOpen(true)}>
        {t('alternatives')}
      </Button>
    );
  return (
    <fieldset>
      <legend className={classes['legend']}>{t('alternatives')}</legend>
      <p className={classes['hint']}>{t('alternativesHint')}</p>
      <Offers
        line={line}
        chosen={chosen}
        choose={(alternatives) => change({ alternatives, alternativesTo: line.id })}
      />
    </fieldset>
  );
}

type OffersProps = Pick<Props, 'line'> & {
  chosen: readonly number[];
  choose: (options: number[]) => void;
};

function Offers({ line, chosen, choose }: OffersProps) {
  const t = useTexts(askTexts);
  const local = useLocal();
  const { offers, failure, retry } = useOffers(line, chosen);
  if (failure) return <ErrorState onRetry={retry}>{failure.sentence}</ErrorState>;
  if (!offers) return <Skeleton height="216px" radius="14px" />;
  if (offers.length === 0) return <p>{t('alternativesNone')}</p>;
  return (
    <ul className={classes['offers']}>
      {offers.map(({ option, product }) => {
        const isChosen = chosen.includes(option.id);
        return (
          <li key={option.id}>
            <Checkbox
              checked={isChosen}
              disabled={!isChosen && chosen.length >= mostAlternatives}
              aside={money(option.price)}
              onChange={() => choose(withAlternative(chosen, option.id))}
            >
              <span className={classes['offer']}>
                {product.picture && <Picture picture={product.picture} alt="" sizes="56px" />}
                <span>{local(product.title)}</span>
              </span>
            </Checkbox>
          </li>
        );
      })}
    </ul>
  );
}

type Offer = { option: Option; product: ProductCard };
const list = 'GET /api/product/list/:search?';

/** Products of the gift's category; chosen ones that are no longer offered stay, so that they can be removed. */
function useOffers({ id, price, product }: CartItem, chosen: readonly number[]) {
  const own = useAnswer('GET /api/product/detail/:id/', { params: { id: product.id } });
  const category = own.answer?.data.category?.id;
  const query = { ...(category === undefined ? {} : { category: String(category) }), in_stock: true };
  const found = useAnswer(
    list,
    own.answer ? { params: {}, query: { ...query, price_max: price, sort: '-price' as const } } : null,
  );
  const offers = found.answer?.data.flatMap((one): Offer[] => {
    const { defaultOption: option, kind } = one;
    const isFit = option && option.id !== id && option.price <= price && kind === undefined;
    return isFit && (option.count > 0 || chosen.includes(option.id)) ? [{ option, product: one }] : [];
  });
  const asked = own.failure ? own : found;
  return { offers, failure: asked.failure, retry: asked.retry };
}
