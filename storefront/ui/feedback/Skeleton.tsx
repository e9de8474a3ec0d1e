import { joinClasses } from '#storefront/ui/join-classes.ts';
import classes from './Skeleton.module.css';

type Props = {
  /** CSS lengths; must match the size of the content. */
  width?: string | undefined;
  height: string;
  radius?: string | undefined;
  className?: string | undefined;
  /** Placeholder of a picture: visible without delay, so that the layout is clear. */
  isPicture?: boolean | undefined;
};

/** A grey box of the size of the loading content. Put `aria-busy` on the region around it. */
export function Skeleton({ width, height, radius, className, isPicture }: Props) {
  return (
    <span
      className={joinClasses(classes['bone'], !isPicture && classes['late'], className)}
      style={{ width, height, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}
