import { joinClasses } from './join-classes.ts';
import classes from './Price.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { useUiWords } from './words.ts';

type Props = {
  /** Formatted, without the unit: `amount(product.price)`. */
  value: string;
  unit: string;
  old?: string | null | undefined;
  large?: boolean | undefined;
};

/** The old price is named as such for screen readers, which do not announce the line through it. */
export function Price({ value, unit, old, large }: Props) {
  const words = useUiWords();
  return (
    <p className={joinClasses(classes['price'], large && classes['large'])}>
      {old && (
        <>
          <VisuallyHidden>{words.was} </VisuallyHidden>
          <s className={classes['old']}>{old}</s>
          <VisuallyHidden>, {words.now} </VisuallyHidden>
        </>
      )}
      <span className={classes['now']}>
        {value} <small className={classes['unit']}>{unit}</small>
      </span>
    </p>
  );
}
