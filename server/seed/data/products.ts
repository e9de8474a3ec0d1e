import type { SeedProduct } from '../seed-types.ts';
import { accessories } from './products/accessories.ts';
import { beauty } from './products/beauty.ts';
import { books } from './products/books.ts';
import { cakes } from './products/cakes.ts';
import { chocolate } from './products/chocolate.ts';
import { flowers } from './products/flowers.ts';
import { games } from './products/games.ts';
import { home } from './products/home.ts';
import { honeyFruit } from './products/honey-fruit.ts';
import { jewellery } from './products/jewellery.ts';
import { party } from './products/party.ts';
import { plants } from './products/plants.ts';
import { softToys } from './products/soft-toys.ts';
import { sport } from './products/sport.ts';
import { teaCoffee } from './products/tea-coffee.ts';
import { tech } from './products/tech.ts';
import { toys } from './products/toys.ts';

/** Every product of the demonstration shop. */
export const products: readonly SeedProduct[] = [
  ...flowers, ...plants, ...chocolate, ...cakes, ...honeyFruit, ...teaCoffee, ...softToys, ...toys, ...games, ...jewellery,
  ...beauty, ...accessories, ...home, ...tech, ...sport, ...books, ...party,
];
