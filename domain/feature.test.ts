import { expect, test } from 'vitest';
import { featureNames, featuresOn, finishedFeatures } from './feature.ts';

const shop = { finished: featureNames, isDemo: false };

test('an unfinished feature is off, whatever was chosen, also in the demonstration', () => {
  const chosen = new Map(featureNames.map((name) => [name, true]));
  const unfinished = featureNames.filter((name) => !finishedFeatures.includes(name));
  for (const isDemo of [false, true]) {
    const on = featuresOn(chosen, { finished: finishedFeatures, isDemo });
    expect(on.filter((name) => unfinished.includes(name))).toEqual([]);
    expect(featuresOn(chosen, { finished: ['people'], isDemo })).toEqual(['people']);
  }
});

test('a new shop has the features that cost nothing, the demonstration has all, and a choice counts in both', () => {
  expect(featuresOn(new Map(), shop)).toEqual(['order-link', 'second-attempt']);
  expect(featuresOn(new Map(), { ...shop, isDemo: true })).toEqual(featureNames);
  const chosen = new Map([
    ['people', true],
    ['order-link', false],
  ]);
  expect(featuresOn(chosen, shop)).toEqual(['second-attempt', 'people']);
  expect(featuresOn(chosen, { ...shop, isDemo: true })).not.toContain('order-link');
});
