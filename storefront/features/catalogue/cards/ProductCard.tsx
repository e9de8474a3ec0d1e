import { wideScreen } from '#domain/media/wide-screen.ts';
import { Bike } from 'lucide-react';
import type { Option, ProductCard as Product } from '#contract/catalogue/shop.ts';
import { AddButton } from '#storefront/features/cart/AddButton.tsx';
import { amount } from '#domain/print/money.ts';
import { clock } from '#domain/print/clocks.ts';
import { dayAndMonth, daysUntil, nearDay } from '#domain/print/days.ts';
import { Local } from '#storefront/lang/Local.tsx';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { useArrival } from '#storefront/features/delivery/use-promise.ts';
import { Badge } from '#storefront/ui/Badge.tsx';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import { Price } from '#storefront/ui/Price.tsx';
import { WishlistButton } from '#storefront/features/wishlist/WishlistButton.tsx';
import { cardTexts } from './card.texts.ts';
import { ProductLink } from './ProductLink.tsx';
import { percentOff } from '#storefront/features/catalogue/product/percent-off.ts';
import classes from './ProductCard.module.css';

type Props = {
  product: Product;
  /** In the first screenful: its picture loads eagerly. */
  isNear?: boolean | undefined;
  /** The page's largest picture (LCP). */
  isMain?: boolean | undefined;
  heading?: 'h2' | 'h3' | undefined;
  /** Shows the "new" badge on a new product. */
  marksNew?: boolean | undefined;
  /** The day that the visitor wants it on. */
  wanted?: string | null | undefined;
};

/** At high pixel densities two thirds of the pixels are sharp enough. */
export const cardSizes = `(min-width: 1280px) 292px, ${wideScreen} 24vw, (min-width: 600px) 32vw, (min-resolution: 2.5dppx) 32vw, 46vw`;

/**
 * A product in any grid: one link (the name, stretched over the card), a wishlist button and a cart button of 44 px
 * each.
 */
export function ProductCard({ product, isNear, isMain, heading: Heading = 'h3', marksNew, wanted }: Props) {
  return (
    <article className={classes['card']}>
      <div className={classes['frame']}>
        {product.picture && (
          <Picture
            picture={product.picture}
            alt=""
            sizes={cardSizes}
            isNear={isNear}
            isMain={isMain}
            className={classes['picture']}
          />
        )}
      </div>
      <Heading className={classes['title']}>
        <ProductLink product={product} className={classes['link']}>
          <Local text={product.title} />
        </ProductLink>
      </Heading>
      <Mark product={product} marksNew={marksNew} />
      <WishlistButton product={product} className={classes['wishlist']} />
      <div className={classes['row']}>
        <Price
          value={amount(product.price)}
          unit="TMT"
          old={product.oldPrice === null ? null : amount(product.oldPrice)}
        />
        <AddButton product={product} />
      </div>
      <PriceEnd option={product.defaultOption} />
      <Arrival product={product} wanted={wanted} />
    </article>
  );
}

/** At most one badge, the most important: a product that is out of stock is not marked as discounted. */
function Mark({ product, marksNew }: Pick<Props, 'product' | 'marksNew'>) {
  const t = useTexts(cardTexts);
  const off = percentOff(product);
  const className = classes['badge'];
  if (product.count === 0)
    return (
      <Badge tone="quiet" className={className}>
        {t('outOfStock')}
      </Badge>
    );
  if (off > 0) return <Badge className={className}>−{off}%</Badge>;
  if (!product.isNew || !marksNew) return null;
  return (
    <Badge tone="new" className={className}>
      {t('fresh')}
    </Badge>
  );
}

/** End of a timed price. */
export function PriceEnd({ option }: { option: Option | null }) {
  const t = useTexts(cardTexts);
  const language = useLanguage();
  const end = option?.priceUntil;
  if (!end) return null;
  const when = `${dayAndMonth(end, language)}, ${clock(end)}`;
  return <p className={classes['soonest']}>{t('until', { when })}</p>;
}

/** The day of delivery: the wanted one, else the earliest. */
function Arrival({ product, wanted }: Pick<Props, 'product' | 'wanted'>) {
  const language = useLanguage();
  const now = useNow()();
  const soonest = useArrival(product);
  const day = soonest && wanted && wanted > soonest ? wanted : soonest;
  const away = day ? daysUntil(day, now) : -1;
  // A cached card from an earlier day shows no delivery day.
  if (!day || away < 0) return null;
  const isToday = away === 0;
  return (
    <p className={joinClasses(classes['soonest'], isToday && classes['today'])} data-promise>
      <Bike size={17} aria-hidden="true" />
      {nearDay(day, now, language)}
    </p>
  );
}
