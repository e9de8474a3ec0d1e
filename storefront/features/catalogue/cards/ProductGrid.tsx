import type { ProductCard as Product } from '#contract/catalogue/shop.ts';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { ProductCard } from './ProductCard.tsx';
import classes from './ProductGrid.module.css';

type Props = {
  products: Product[];
  /** How many of them are in the first screenful; then the first picture is the page's main one. */
  near?: number | undefined;
  /** Room for filters at the side: three columns instead of four. */
  beside?: boolean | undefined;
  heading?: 'h2' | 'h3' | undefined;
};

export function ProductGrid({ products, near = 0, beside, heading }: Props) {
  return (
    <ul className={beside ? classes['beside'] : classes['grid']}>
      {products.map((product, i) => (
        <li key={product.id}>
          <ProductCard product={product} isNear={i < near} isMain={near > 0 && i === 0} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

/** Boxes of the same size as the cards that are coming. */
export function ProductGridSkeleton({ count, beside }: { count: number; beside?: boolean }) {
  return (
    <div className={beside ? classes['beside'] : classes['grid']} aria-busy="true">
      {Array.from({ length: count }, (_, i) => (
        <div key={i}>
          <div className={classes['frame']}>
            <Skeleton height="100%" radius="18px" className={classes['bone']} />
          </div>
          <div className={classes['lines']}>
            <Skeleton width="85%" height="16px" />
            <Skeleton width="45%" height="20px" />
          </div>
        </div>
      ))}
    </div>
  );
}
