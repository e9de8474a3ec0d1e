import type { KnownPlace } from './place.ts';
import { arkadag, asgabat } from './asgabat.ts';
import { ahal, balkan, dasoguz, lebap, mary } from './regions.ts';

/** The places of the country that people order to, region by region. */
export const knownPlaces: readonly KnownPlace[] = [
  ...asgabat,
  ...arkadag,
  ...ahal,
  ...balkan,
  ...dasoguz,
  ...lebap,
  ...mary,
];
