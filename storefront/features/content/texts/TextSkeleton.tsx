import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import { useUiWords } from '#storefront/ui/words.ts';
import classes from './TextSkeleton.module.css';

const widths = ['96%', '88%', '92%', '60%', '94%', '85%', '40%'];

/** Placeholder lines of a loading text. */
export function TextSkeleton() {
  const words = useUiWords();
  return (
    <div className={classes['lines']} aria-busy="true">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      {widths.map((width) => (
        <Skeleton key={width} width={width} height="18px" />
      ))}
    </div>
  );
}
