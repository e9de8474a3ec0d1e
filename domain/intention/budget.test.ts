import { expect, test } from 'vitest';
import { splitQuery } from '#domain/search.ts';
import { readBudget } from './budget.ts';

test('a bound that is negated is the other side, wherever the negation stands', () => {
  const bounds: Readonly<Record<string, readonly [number | undefined, number | undefined]>> = {
    '200 manatdan köp däl gül': [undefined, 200],
    '300-den ýokary bolmasyn': [undefined, 300],
    '300 manatdan gymmat gerek däl': [undefined, 300],
    '500 manatdan köpräk bolmadyk sagat': [undefined, 500],
    'iki ýüz manatdan geçmeýän tort': [undefined, 200],
    '250 manatdan aşmasyn': [undefined, 250],
    'iň köp 300 manat': [undefined, 300],
    '200 manatdan az däl': [200, undefined],
    '300 manatdan arzan bolmasyn': [300, undefined],
    '150-den aşak däl': [150, undefined],
    'не выше чем 300': [undefined, 300],
    'не более чем за двести': [undefined, 200],
    'не превышает 400 манат': [undefined, 400],
    '300 манат и не больше': [undefined, 300],
    'дороже 200 не надо': [undefined, 200],
    'не дешевле 500': [500, undefined],
    'не ниже 300 манат': [300, undefined],
    '100 манат, не меньше': [100, undefined],
    'не до конца': [undefined, undefined],
  };
  for (const [query, [from, to]] of Object.entries(bounds)) {
    const budget = readBudget(splitQuery(query));
    expect([budget.from, budget.to], query).toEqual([from && from * 100, to && to * 100]);
  }
  expect([...readBudget(splitQuery('gül 200 manatdan köp däl ejeme')).places]).toEqual([1, 2, 3, 4]);
});
