/** Placeholder of a product page while it loads: the data of the tapped card, and boxes for the rest. */
import { useState } from 'react';
import type { ProductCard } from '#contract/catalogue/shop.ts';
import { cardSizes } from '#storefront/features/catalogue/cards/ProductCard.tsx';
import { useTappedCard } from '#storefront/features/catalogue/cards/ProductLink.tsx';
import { ProductGridSkeleton } from '#storefront/features/catalogue/cards/ProductGrid.tsx';
import { amount } from '#domain/print/money.ts';
import { useLocal } from '#storefront/lang/use-texts.ts';
import { usePageTitle } from '#storefront/navigation/use-page-title.ts';
import { heightToRestore } from '#storefront/navigation/use-scroll.ts';
import { paths } from '#storefront/paths.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import { Price } from '#storefront/ui/Price.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import { useUiWords } from '#storefront/ui/words.ts';
import gallery from './Gallery.module.css';
import buyBox from './BuyBox.module.css';
import classes from './ProductPage.module.css';

export function ProductSkeleton({ id }: { id: number | string }) {
  const words = useUiWords();
  const local = useLocal();
  const card = useTappedCard(id);
  const title = local(card?.title);
  const [minHeight] = useState(() => (typeof window === 'object' ? heightToRestore(paths.product(id)) : 0));
  usePageTitle(title);
  return (
    <>
      <div className={classes['top']} aria-busy="true">
        <VisuallyHidden>{words.loading}</VisuallyHidden>
        <div className={gallery['frame']}>
          <div className={gallery['box']}>
            {card?.picture ? (
              // In the size that the card has loaded already.
              <Picture
                picture={card.picture}
                alt=""
                sizes={cardSizes}
                isNear
                className={gallery['picture']}
              />
            ) : (
              <Skeleton height="100%" radius="0" isPicture />
            )}
          </div>
        </div>
        <div className={classes['info']}>
          <Skeleton width="140px" height="28px" />
          {card ? (
            <KnownOfCard card={card} title={title} />
          ) : (
            <>
              <div className={classes['title']}>
                <Skeleton width="90%" height="32px" />
              </div>
              <Skeleton width="180px" height="36px" />
            </>
          )}
          <p>&nbsp;</p>
          <Skeleton height="170px" radius="18px" />
          <p>&nbsp;</p>
          <Skeleton height="52px" />
        </div>
      </div>
      <div className={classes['below']} style={{ minHeight }}>
        <div className={classes['waiting']}>
          <ProductGridSkeleton count={4} />
        </div>
      </div>
    </>
  );
}

function KnownOfCard({ card, title }: { card: ProductCard; title: string }) {
  return (
    <>
      <h1 className={classes['title']}>{title}</h1>
      <div className={buyBox['price']}>
        <Price
          large
          value={amount(card.price)}
          unit="TMT"
          old={card.oldPrice === null ? null : amount(card.oldPrice)}
        />
      </div>
    </>
  );
}
