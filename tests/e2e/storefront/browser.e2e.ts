import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openBrowser } from '../../support/pages/browser.ts';

test('the browser that the tests find shows a page in both alphabets', async () => {
  const page =
    '<meta charset=utf-8><title>Sowgat</title><h1>Gül, şokolad, подарок</h1><script>document.body.dataset.ran = 1</script>';
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(page),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await using browser = await openBrowser();
  const tab = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(await tab.textContent('h1')).toBe('Gül, şokolad, подарок');
  expect(await tab.getAttribute('body', 'data-ran')).toBe('1');
  expect((await tab.screenshot()).subarray(1, 4).toString()).toBe('PNG');
  server.closeAllConnections();
  server.close();
});

test('all who ask in one worker share a browser, each with contexts of their own', async () => {
  await using first = await openBrowser();
  const own = await first.newContext();
  {
    await using second = await openBrowser();
    const other = await second.newContext();
    expect(other.browser()).toBe(own.browser());
    expect(own.browser()?.contexts()).toEqual(expect.arrayContaining([own, other]));
  }
  expect(own.browser()?.contexts()).toEqual([own]);
});
