import type { SeedPlace } from '../seed-types.ts';
import { arkadag, asgabat } from './places/asgabat.ts';
import { ahal, balkan, dasoguz, lebap, mary } from './places/regions.ts';

/** Every place the shop delivers to, region by region. */
export const places: readonly SeedPlace[] = [...asgabat, ...arkadag, ...ahal, ...balkan, ...dasoguz, ...lebap, ...mary];
