import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import { useUiWords } from '#storefront/ui/words.ts';
import gallery from './Gallery.module.css';
import classes from './ProductPage.module.css';

/** The boxes of a product page. */
export function ProductSkeleton() {
  const words = useUiWords();
  return (
    <div className={classes['top']} aria-busy="true">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <div className={gallery['frame']}>
        <div className={gallery['box']}>
          <Skeleton height="100%" radius="0" />
        </div>
      </div>
      <div className={classes['info']}>
        <Skeleton width="140px" height="20px" />
        <div className={classes['title']}>
          <Skeleton width="90%" height="32px" />
        </div>
        <Skeleton width="180px" height="36px" />
        <p>&nbsp;</p>
        <Skeleton height="170px" radius="18px" />
        <p>&nbsp;</p>
        <Skeleton height="52px" />
      </div>
    </div>
  );
}
