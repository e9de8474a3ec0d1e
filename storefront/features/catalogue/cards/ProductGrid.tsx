import type { ProductCard as Product } from '#contract/catalogue/shop.ts';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import { ProductCard } from './ProductCard.tsx';
import classes from './ProductGrid.module.css';

type Props = {
  products: Product[];
  /** How many of them are in the first screenful; then the first picture is the page's main one, unless this is a rail. */
  near?: number | undefined;
  /** Filters stand beside the grid: three columns instead of four. */
  beside?: boolean | undefined;
  heading?: 'h2' | 'h3' | undefined;
  /** On phones one row that scrolls sideways: less high than two rows. */
  asRail?: boolean | undefined;
  /** The day that the visitor wants them on. */
  wanted?: string | null | undefined;
};

/** At most one "new" badge in so many cards: on every other card it would say nothing. */
const marksNewEach = 8;

/** Which cards show the "new" badge: the first new one, then none within the next cards. */
function pickMarked(products: Product[]): Set<number> {
  let last = -marksNewEach;
  const marked = products.flatMap(({ isNew, id }, at) => {
    if (!isNew || at - last < marksNewEach) return [];
    last = at;
    return [id];
  });
  return new Set(marked);
}

export function ProductGrid({ products, near = 0, beside, heading, asRail, wanted }: Props) {
  const marked = pickMarked(products);
  return (
    <ul className={joinClasses(beside ? classes['beside'] : classes['grid'], asRail && classes['rail'])}>
      {products.map((product, i) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            isNear={i < near}
            isMain={near > 0 && i === 0 && !asRail}
            heading={heading}
            marksNew={marked.has(product.id)}
            wanted={wanted}
          />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders of the same size as the loading cards. */
export function ProductGridSkeleton({ count, beside }: { count: number; beside?: boolean }) {
  return (
    <div
      className={joinClasses(beside ? classes['beside'] : classes['grid'], classes['bones'])}
      aria-busy="true"
    >
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={classes['bone']} aria-hidden="true" />
      ))}
    </div>
  );
}
