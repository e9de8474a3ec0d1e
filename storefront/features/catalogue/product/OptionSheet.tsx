import { useState } from 'react';
import type { Option, ProductCard } from '#contract/catalogue/shop.ts';
import { stockOf } from '#storefront/features/cart/cart.slice.ts';
import { quickAdd } from '#storefront/features/cart/quick-add.ts';
import { money } from '#domain/print/money.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { useAnswer } from '#storefront/store/use-answer.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import { Sheet } from '#storefront/ui/surfaces/Sheet.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { OptionChoice } from './OptionChoice.tsx';
import classes from './OptionSheet.module.css';
import { productTexts } from './product.texts.ts';

type Props = { product: ProductCard; onClose: () => void };

/** Asks which option to add to the cart, without leaving the list. */
export function OptionSheet({ product, onClose }: Props) {
  const t = useTexts(productTexts);
  const local = useLocal();
  const dispatch = useShopDispatch();
  const [chosen, setChosen] = useState<Option | null>(product.defaultOption);
  const { answer, failure, retry } = useAnswer('GET /api/product/detail/:id/', {
    params: { id: product.id },
  });
  const option = answer?.data.options.find(({ id }) => id === chosen?.id) ?? chosen;
  const stock = option ? stockOf(option, product) : 0;
  const picture = option?.picture ?? product.picture;

  function add() {
    if (option && dispatch(quickAdd(option, product))) onClose();
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      wide="centre"
      title={local(product.title)}
      footer={
        <Button wide disabled={!option || stock === 0} onClick={add}>
          {option && stock > 0 ? t('add', { price: money(option.price) }) : t('outOfStock')}
        </Button>
      }
    >
      <div className={classes['body']}>
        {picture && <Picture picture={picture} alt="" sizes="112px" isNear className={classes['picture']} />}
        <div className={classes['choice']}>
          {answer && <OptionChoice options={answer.data.options} chosen={option} onChoose={setChosen} />}
          {!answer && !failure && <Skeleton height="96px" />}
          {failure && <ErrorState onRetry={retry}>{failure.sentence}</ErrorState>}
        </div>
      </div>
    </Sheet>
  );
}
