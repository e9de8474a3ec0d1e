import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import { useUiWords } from '#storefront/ui/words.ts';
import classes from './HomeSkeleton.module.css';

/** Enough to restore the scroll position of a returning visitor. */
const cards = Array.from({ length: 24 }, (_, i) => (
  <div key={i} className={classes['card']} aria-hidden="true" />
));

/** Placeholder below the hero: headings and cards. */
export function HomeSkeleton() {
  const words = useUiWords();
  return (
    <div aria-busy="true" className={classes['bones']}>
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <div className={classes['title']} />
      <div className={classes['cards']}>{cards}</div>
    </div>
  );
}
