import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ProductCard } from '#contract/catalogue/shop.ts';
import { cardTexts } from '#storefront/features/catalogue/cards/card.texts.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { useSelector } from 'react-redux';
import { lazyDialog, lazyPiece } from '#storefront/navigation/lazy-piece.tsx';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { IconButton } from '#storefront/ui/IconButton.tsx';
import { selectQuantityOfProduct } from './cart.slice.ts';
import { quickAdd } from './quick-add.ts';

// Neither is needed on the first screen: one appears after the first press, the other for products with several
// options.
const CardStepper = lazyPiece(() => import('./CardStepper.tsx').then((part) => part.CardStepper));
const OptionSheet = lazyDialog(() =>
  import('#storefront/features/catalogue/product/OptionSheet.tsx').then((part) => part.OptionSheet),
);

/** The plus button of a card: adds to the cart and becomes a stepper; for several options it first asks which one. */
export function AddButton({ product }: { product: ProductCard }) {
  const t = useTexts(cardTexts);
  const title = useLocal()(product.title);
  const dispatch = useShopDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const wasPressed = useRef(false);
  const option = product.defaultOption;
  const quantity = useSelector(selectQuantityOfProduct(product.id));
  const hasChoice = product.optionsCount > 1;
  if (product.count === 0 || !option) return null;

  function press() {
    wasPressed.current = true;
    if (hasChoice) setIsAsking(true);
    else if (option) dispatch(quickAdd(option, product));
  }

  const button = (
    <IconButton
      look="soft"
      label={t(hasChoice ? 'chooseOption' : 'add', { title })}
      icon={<Plus aria-hidden="true" />}
      count={quantity}
      aria-haspopup={hasChoice ? 'dialog' : undefined}
      onClick={press}
      ref={(element) => {
        // The focused stepper was removed together with the last unit.
        if (wasPressed.current && document.activeElement === document.body)
          element?.focus({ preventScroll: true });
      }}
    />
  );
  return (
    <>
      {quantity > 0 && !hasChoice ? (
        <CardStepper option={option} title={title} takesFocus={wasPressed.current} instead={button} />
      ) : (
        button
      )}
      {isAsking && <OptionSheet product={product} onClose={() => setIsAsking(false)} />}
    </>
  );
}
