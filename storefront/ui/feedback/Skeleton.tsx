import { joinClasses } from '#storefront/ui/join-classes.ts';
import classes from './Skeleton.module.css';

type Props = {
  /** CSS lengths; the box must have the size of what will stand there. */
  width?: string | undefined;
  height: string;
  radius?: string | undefined;
  className?: string | undefined;
  /** Stands in the place of a picture: seen at once, so that the page has its shape. */
  isPicture?: boolean | undefined;
};

/** A grey box of the size of what is coming. Put `aria-busy` on the region around it. */
export function Skeleton({ width, height, radius, className, isPicture }: Props) {
  return (
    <span
      className={joinClasses(classes['bone'], !isPicture && classes['late'], className)}
      style={{ width, height, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}
