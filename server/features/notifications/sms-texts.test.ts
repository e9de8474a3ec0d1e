import { expect, test } from 'vitest';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

test('an SMS text is changed with a fresh code, and leads nowhere but to the shop', async () => {
  await using shop = await startShop();
  const editor = await hire(shop, 'editor');
  const fit = { tm: 'Kabul edildi: {order}, {total}', ru: 'Принят: {order}, {total}' };
  const save = (more: Partial<typeof fit>) =>
    editor.office('PUT /api/office/sms-texts/:id/', {
      params: { id: 'order-accepted' },
      body: { text: { ...fit, ...more } },
    });
  expect(await refusalOf(save({}))).toBe('staff.confirm-needed');
  await confirm(shop, editor);
  for (const text of ['{order} {total} https://evil.example', '\u202e{order} {total}', '{order}\n{total}'])
    for (const lang of ['tm', 'ru'] as const)
      await expect(save({ [lang]: text })).rejects.toMatchObject({
        body: { code: 'request.invalid', fields: [{ path: `text.${lang}` }] },
      });
  const { hostname } = new URL(shop.ctx.config.publicUrl);
  expect((await save({ ru: `{order}, {total}: ${hostname}` })).data.isOwn).toBe(true);
});
