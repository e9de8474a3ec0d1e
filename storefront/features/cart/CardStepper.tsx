import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { Option } from '#contract/catalogue/shop.ts';
import { cardTexts } from '#storefront/features/catalogue/cards/card.texts.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Stepper } from '#storefront/ui/fields/Stepper.tsx';
import { increaseLine } from './add-to-cart.ts';
import { lineDecreased, selectQuantityOf } from './cart.slice.ts';
import classes from './CardStepper.module.css';

type Props = { option: Option; title: string; takesFocus: boolean };

/** Quantity stepper that replaces a card's plus button while the option is in the cart. */
export function CardStepper({ option, title, takesFocus }: Props) {
  const t = useTexts(cardTexts);
  const dispatch = useShopDispatch();
  const quantity = useSelector(selectQuantityOf(option.id));
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus)
      box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <div ref={box} className={classes['onCard']}>
      <Stepper
        small
        label={t('inCart', { title })}
        lessLabel={t('less')}
        moreLabel={t('more')}
        value={quantity}
        onLess={() => dispatch(lineDecreased(option.id))}
        onMore={() => dispatch(increaseLine(option.id))}
      />
    </div>
  );
}
