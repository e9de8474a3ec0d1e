/** What a search must not show is a chip that can be let go, and goods that only mention the words stand apart. */
import { expect, test } from 'vitest';
import { shopTexts } from '#storefront/features/catalogue/list/shop.texts.ts';
import { paths } from '#storefront/paths.ts';
import { languages, openSharedStorefront } from '../../support/pages/storefront.ts';

const said = {
  tm: { q: 'bägülsiz gül çemeni', chip: 'bägülsiz', other: 'букет без роз', otherChip: 'bägüller' },
  ru: { q: 'букет без роз', chip: 'без роз', other: 'bägülsiz gül çemeni', otherChip: 'розы' },
};

test.each(languages)(
  'a negation is a chip, in words of the visitor, and brings the goods back (%s)',
  async (language) => {
    await using storefront = await openSharedStorefront();
    for (const wide of [false, true]) {
      const visitor = await storefront.visit({ language, wide });
      const { page, say, open, press } = visitor;
      const { q, chip, other, otherChip } = said[language];
      const titles = () => page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
      const roses = /роз[аы]|bägül/i;
      await open(paths.shop({ q }));
      await page.getByRole('button', { name: say(shopTexts, 'removeFilter', { title: chip }) }).waitFor();
      expect((await titles()).filter((title) => roses.test(title))).toEqual([]);
      await press(say(shopTexts, 'removeFilter', { title: chip }));
      await expect.poll(async () => (await titles()).some((title) => roses.test(title))).toBe(true);
      await open(paths.shop({ q: other }));
      const title = say(shopTexts, 'except', { what: otherChip });
      await page.getByRole('button', { name: say(shopTexts, 'removeFilter', { title }) }).waitFor();
      expect(visitor.problems).toEqual([]);
    }
  },
);

test.each(languages)(
  'goods that only mention the words have a heading, and stop words ask nothing (%s)',
  async (language) => {
    await using storefront = await openSharedStorefront();
    for (const wide of [false, true]) {
      const visitor = await storefront.visit({ language, wide });
      const { page, say, open } = visitor;
      const q = { tm: 'tort', ru: 'торт' }[language];
      const heading = page.getByRole('heading', { name: say(shopTexts, 'mentions') });
      await open(paths.shop({ q }));
      await heading.waitFor();
      await open(paths.shop({ q, sort: 'price' }));
      await page.getByRole('main').getByRole('article').first().waitFor();
      expect(await heading.count()).toBe(0);
      await open(paths.shop({ q: { tm: 'üçin', ru: 'для' }[language] }));
      await page.getByText(say(shopTexts, 'unasked')).waitFor();
      expect(visitor.problems).toEqual([]);
    }
  },
);
