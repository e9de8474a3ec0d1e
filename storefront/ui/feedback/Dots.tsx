import classes from './Dots.module.css';
import { joinClasses } from '#storefront/ui/join-classes.ts';

type Props = {
  count: number;
  current: number;
  /** Accessible name of each dot. */
  label: (at: number) => string;
  onChoose: (at: number) => void;
  onDeep?: boolean | undefined;
};

/** Position in a carousel; each dot goes to its picture. */
export function Dots({ count, current, label, onChoose, onDeep }: Props) {
  return (
    <div className={joinClasses(classes['dots'], onDeep && classes['onDeep'])}>
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          aria-label={label(at)}
          aria-current={at === current ? 'true' : undefined}
          onClick={() => onChoose(at)}
        />
      ))}
    </div>
  );
}
