/** Letters twice as large as usual: nothing is lost, and the page is not wider than the screen. */
import { expect, test } from 'vitest';
import { paths } from '#storefront/paths.ts';
import { languages, openStorefront } from '../../support/pages/storefront.ts';

/** Words that a box cuts off, where nobody can move them into sight. */
function findCut(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const { overflowX, webkitLineClamp, position, display } = getComputedStyle(element);
    const isClosed = overflowX === 'hidden' || overflowX === 'clip';
    // A long name ends after two lines in any size; one pixel is what only a screen reader sees.
    if (!isClosed || webkitLineClamp !== 'none' || display === 'none' || element.clientWidth < 2) return [];
    const words = element.textContent?.trim();
    if (position === 'fixed' || !words) return [];
    const cut = element.scrollWidth - element.clientWidth;
    return cut > 1 ? [`${element.className}: ${cut} px of "${words.slice(0, 40)}"`] : [];
  });
}

test.each(languages)('twice as large letters are all there at 360 and 1280 (%s)', async (language) => {
  await using storefront = await openStorefront();
  for (const width of [360, 1280]) {
    const { page, open } = await storefront.visit({ language, wide: width > 900 });
    await page.setViewportSize({ width, height: 800 });
    for (const path of [paths.shop(), paths.home(), paths.account(), paths.aboutUs()]) {
      await open(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const sizeOf = () =>
        page.evaluate(() =>
          Number.parseFloat(
            getComputedStyle(document.querySelector('main a, main p') ?? document.body).fontSize,
          ),
        );
      const usual = await sizeOf();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await sizeOf(), path).toBe(usual * 2);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ path, width, wider, cut: await page.evaluate(findCut) }).toEqual({
        path,
        width,
        wider: 0,
        cut: [],
      });
    }
  }
});
