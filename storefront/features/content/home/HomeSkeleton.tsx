import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import { useUiWords } from '#storefront/ui/words.ts';
import classes from './HomeSkeleton.module.css';

/** The boxes of what follows the hero: a heading, four cards. */
export function HomeSkeleton() {
  const words = useUiWords();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <div className={classes['title']}>
        <Skeleton width="240px" height="30px" />
      </div>
      <div className={classes['cards']}>
        {Array.from({ length: 4 }, (_, i) => (
          <div key={i} className={classes['card']}>
            <Skeleton height="100%" radius="18px" className={classes['bone']} />
          </div>
        ))}
      </div>
    </div>
  );
}
