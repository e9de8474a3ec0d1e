import { expect, test } from 'vitest';
import { featureNames, featuresOn, finishedFeatures } from './feature.ts';

const shop = { finished: featureNames, isDemo: false };

test('what does not work yet is off, whatever was chosen, also in the demonstration', () => {
  const chosen = new Map(featureNames.map((name) => [name, true]));
  const unfinished = featureNames.filter((name) => !finishedFeatures.includes(name));
  for (const isDemo of [false, true]) {
    const on = featuresOn(chosen, { finished: finishedFeatures, isDemo });
    expect(on.filter((name) => unfinished.includes(name))).toEqual([]);
    expect(featuresOn(chosen, { finished: ['people'], isDemo })).toEqual(['people']);
  }
});

test('a new shop has what costs nothing, the demonstration everything, and a choice counts in both', () => {
  expect(featuresOn(new Map(), shop)).toEqual(['order-link', 'second-attempt']);
  expect(featuresOn(new Map(), { ...shop, isDemo: true })).toEqual(featureNames);
  const chosen = new Map([
    ['people', true],
    ['order-link', false],
  ]);
  expect(featuresOn(chosen, shop)).toEqual(['second-attempt', 'people']);
  expect(featuresOn(chosen, { ...shop, isDemo: true })).not.toContain('order-link');
});
