import { expect, test } from 'vitest';
import { featureNotes, featuresTexts, featureWords } from '#backoffice/features/content/features.texts.ts';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { comeToOffice, phone } from '../../support/people/office-visit.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

test.each(['tm', 'ru'] as const)(
  'the owner switches off what works, with a fresh code; what does not work is not there (%s)',
  async (language) => {
    await using storefront = await openStorefront();
    const { shop } = storefront;
    shop.ctx.config.features = ['photo-report', 'people'];
    const visit = await comeToOffice(storefront, language);
    await visit.comeInByLink();
    await visit.turn(phone);
    await visit.goTo(layoutTexts.myShop);
    const switches = visit.page.getByRole('switch');
    await visit.sees(visit.say(featureNotes, 'people'));
    // The photo report has an additional switch: whether buyers are asked.
    await expect.poll(() => switches.count()).toBe(3);
    expect(await visit.page.getByText(visit.say(featureWords, 'reminders')).count()).toBe(0);
    const people = visit.page.getByRole('switch', { name: visit.say(featureWords, 'people') });
    await people.click();
    await visit.confirm();
    await expect.poll(() => people.isChecked()).toBe(false);
    const home = (await shop.api('GET /api/product/home-info/')).data;
    expect(home.mainInfo.features).toEqual(['photo-report']);
    const asks = visit.page.getByRole('switch', { name: visit.say(featuresTexts, 'askBuyer') });
    await asks.click();
    await expect.poll(() => asks.isChecked()).toBe(true);
    // The first attempt is refused, because a switch requires a fresh code.
    expect(visit.problems.filter((problem) => !/\b403\b/.test(problem))).toEqual([]);
  },
);
