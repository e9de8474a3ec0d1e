import { joinClasses } from './join-classes.ts';
import classes from './Price.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  /** Already formatted, without the unit: `amount(product.price)`. */
  value: string;
  unit: string;
  /** The price before; `oldLabel` says so to those who cannot see the line through it. */
  old?: string | null | undefined;
  oldLabel?: string | undefined;
  large?: boolean | undefined;
};

export function Price({ value, unit, old, oldLabel, large }: Props) {
  return (
    <p className={joinClasses(classes['price'], large && classes['large'])}>
      {old && (
        <>
          {oldLabel && <VisuallyHidden>{oldLabel} </VisuallyHidden>}
          <s className={classes['old']}>{old}</s>
        </>
      )}
      <span className={classes['now']}>
        {value} <small className={classes['unit']}>{unit}</small>
      </span>
    </p>
  );
}
