import { Minus, Plus } from 'lucide-react';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import classes from './Stepper.module.css';

type Props = {
  /** Accessible name of the group: what is counted. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  onLess: () => void;
  onMore: () => void;
  /** False: the minus looks disabled but keeps the focus, which a disabled button would lose. */
  canLess?: boolean | undefined;
  /** False: the plus looks disabled but still responds, so that `onMore` can say why. */
  canMore?: boolean | undefined;
  small?: boolean | undefined;
};

/** Minus, number, plus. The number is announced when it changes. */
export function Stepper(props: Props) {
  const { label, lessLabel, moreLabel, value, onLess, onMore, canLess = true, canMore = true, small } = props;
  return (
    <div
      className={joinClasses(classes['stepper'], small && classes['small'])}
      role="group"
      aria-label={label}
    >
      <button
        type="button"
        className={classes['button']}
        aria-label={lessLabel}
        aria-disabled={!canLess}
        onClick={canLess ? onLess : undefined}
      >
        <Minus size={20} aria-hidden="true" />
      </button>
      <output className={classes['value']}>{value}</output>
      <button
        type="button"
        className={joinClasses(classes['button'], !canMore && classes['spent'])}
        aria-label={moreLabel}
        onClick={onMore}
      >
        <Plus size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
