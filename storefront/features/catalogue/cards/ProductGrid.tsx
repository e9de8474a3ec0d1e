import type { ProductCard as Product } from '#contract/catalogue/shop.ts';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import { ProductCard } from './ProductCard.tsx';
import classes from './ProductGrid.module.css';

type Props = {
  products: Product[];
  /** How many of them are in the first screenful; then the first picture is the page's main one, unless this is a rail. */
  near?: number | undefined;
  /** Room for filters at the side: three columns instead of four. */
  beside?: boolean | undefined;
  heading?: 'h2' | 'h3' | undefined;
  /** On phones one row that is moved sideways: less high than two. */
  asRail?: boolean | undefined;
};

/** A mark that every other card has says nothing. */
const marksNewEach = 8;

/** Which of the cards are marked as new: the first of them, and none so soon after another. */
function pickMarked(products: Product[]): Set<number> {
  let last = -marksNewEach;
  const marked = products.flatMap(({ isNew, id }, at) => {
    if (!isNew || at - last < marksNewEach) return [];
    last = at;
    return [id];
  });
  return new Set(marked);
}

export function ProductGrid({ products, near = 0, beside, heading, asRail }: Props) {
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
          />
        </li>
      ))}
    </ul>
  );
}

/** Boxes of the same size as the cards that are coming. */
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
