import { Package } from 'lucide-react';
import { Suspense } from 'react';
import { ErrorBoundary } from '#storefront/app/frame/ErrorBoundary.tsx';
import { lazyPart } from '#storefront/navigation/lazy-page.ts';
import type { Option, Product } from '#contract/catalogue/shop.ts';
import { stockOf } from '#storefront/features/cart/cart.slice.ts';
import { amount } from '#domain/print/money.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import { Badge } from '#storefront/ui/Badge.tsx';
import { Price } from '#storefront/ui/Price.tsx';
import { asCard } from '#storefront/features/catalogue/cards/as-card.ts';
import { PriceEnd } from '#storefront/features/catalogue/cards/ProductCard.tsx';
import { BuyBar } from './BuyBar.tsx';
import classes from './BuyBox.module.css';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { OptionChoice } from './OptionChoice.tsx';
import { percentOff } from './percent-off.ts';
import { productTexts } from './product.texts.ts';
import { Stars } from './Stars.tsx';

// Below the first screen on phones.
const HandOver = lazyPart(() =>
  import('#storefront/features/gift/GiftRows.tsx').then((part) => ({ default: part.HandOver })),
);

type Props = { product: Product; option: Option | null; onChoose: (option: Option) => void };

const fewLeft = 3;

/** Price, stock, options, delivery and the button. */
export function BuyBox({ product, option, onChoose }: Props) {
  const t = useTexts(productTexts);
  const priced = option ?? product;
  const stock = option ? stockOf(option, product) : 0;
  const off = percentOff(priced);
  return (
    <>
      <div className={classes['price']}>
        <Price
          large
          value={amount(priced.price)}
          unit="TMT"
          old={priced.oldPrice === null ? null : amount(priced.oldPrice)}
        />
        {off > 0 && <Badge>−{off}%</Badge>}
      </div>
      <PriceEnd option={option} />
      {product.rating !== null && (
        <a href="#reviews" className={classes['rating']}>
          <Stars rating={product.rating} count={product.reviewsCount} />
        </a>
      )}
      {stock <= fewLeft && (
        <p className={joinClasses(classes['stock'], stock === 0 && classes['soldOut'])}>
          <Package size={20} aria-hidden="true" />
          {stock === 0 ? t('outOfStock') : t('lowStock', { n: stock })}
        </p>
      )}
      <OptionChoice options={product.options} chosen={option} isPriced={product.kind} onChoose={onChoose} />
      {!product.kind && <DeliveryPromise product={product} price={priced.price} />}
      {stock > 0 && (
        <ErrorBoundary quiet>
          <Suspense fallback={<div className={classes['giftWaiting']} />}>
            <HandOver face={product.kind && priced.price} leadDays={product.leadDays} />
          </Suspense>
        </ErrorBoundary>
      )}
      {option && <BuyBar key={option.id} product={asCard(product)} option={option} stock={stock} />}
    </>
  );
}
