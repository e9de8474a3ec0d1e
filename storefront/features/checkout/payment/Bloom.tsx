import { Drawing } from '#storefront/ui/Drawing.tsx';
import classes from './Bloom.module.css';

const petals = 14;

/** Animation of the order confirmation: ribbon, medallion, petals; static with prefers-reduced-motion. */
export function Bloom() {
  return (
    <div className={classes['bloom']} aria-hidden="true" data-bloom="">
      <span className={classes['ribbon']} />
      <span className={classes['petals']}>
        {Array.from({ length: petals }, (_, at) => (
          <i key={at} style={{ transform: `rotate(${((at + 0.5) * 360) / petals}deg)` }} />
        ))}
      </span>
      <Drawing name="gol" className={classes['gol']} />
    </div>
  );
}
