import { expect, test } from 'vitest';
import { homeSections, type SectionName } from '#domain/home-sections.ts';
import { createOffice, hire, type Office } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

const shown = (...names: readonly SectionName[]) => names.map((name) => ({ name, isShown: true }));
const reversed = homeSections.toReversed();

test('an editor orders and hides sections, and customers get the new home page at once', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'editor');
  const atHome = async () => (await shop.api('GET /api/product/home-info/')).data.mainInfo.sections;
  expect(await atHome()).toEqual([...homeSections]);
  expect((await office('GET /api/office/home-sections/')).data.sections).toEqual(shown(...homeSections));

  const sections = shown(...reversed).map((section) => ({ ...section, isShown: section.name !== 'ideas' }));
  const kept = await office('PUT /api/office/home-sections/', { body: { sections } });
  expect(kept.data.sections).toEqual(sections);
  expect((await office('GET /api/office/home-sections/')).data.sections).toEqual(sections);
  expect(await atHome()).toEqual(reversed.filter((name) => name !== 'ideas'));
});

test('the audit log shows what changed for each section', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const [first, ...others] = shown(...homeSections);
  const sections = [...others, { ...first, isShown: false }] as typeof others;
  await office('PUT /api/office/home-sections/', { body: { sections } });
  const audit = await office('GET /api/office/audit/', { query: { subject: 'home-sections' } });
  expect(audit.data).toMatchObject([
    {
      action: 'change',
      before: { sections: { hero: { position: 1, isShown: true }, categories: { position: 3 } } },
      after: { sections: { hero: { position: 9, isShown: false }, categories: { position: 2 } } },
    },
  ]);
});

test('more editors at once than there are database connections are all served', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const sections = shown(...homeSections);
  const hours = [{ day: 0, start_time: '09:00', end_time: '18:00' }];
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => [
      refusalOf(office('PUT /api/office/home-sections/', { body: { sections } })),
      refusalOf(office('PUT /api/office/hours/', { body: { hours, cardPrice: 0 } })),
    ]).flat(),
  );
  expect(new Set(answers)).toEqual(new Set(['accepted']));
});

test('an invalid order of sections is refused in the language of the request, and changes nothing', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'manager');
  const answerTo = async (sections: unknown, speech: string) => {
    const reply = await send(office, sections, speech);
    const { code, message } = (await reply.json()) as { code: string; message: string };
    return [reply.status, code, message];
  };
  const doubled = [...shown('hero'), ...shown(...homeSections)];
  expect(await answerTo(doubled, 'ru')).toEqual([400, 'section.doubled', 'Один раздел указан дважды']);
  expect(await answerTo(doubled, 'tk')).toEqual([
    400,
    'section.doubled',
    'Bir bölüm iki gezek görkezilipdir',
  ]);
  const none = homeSections.map((name) => ({ name, isShown: false }));
  expect(await answerTo(none, 'ru')).toEqual([
    400,
    'section.none-shown',
    'На главной должен остаться хотя бы один раздел',
  ]);
  expect(await answerTo([{ name: 'horoscope', isShown: true }], 'ru')).toEqual([
    400,
    'request.invalid',
    'Введённые данные неверны',
  ]);
  const { data } = await office('GET /api/office/home-sections/');
  expect(data.sections).toEqual(shown(...homeSections));
});

test('a packer may not read it, nor a stranger', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'packer');
  const put = (who: Office) =>
    refusalOf(who('PUT /api/office/home-sections/', { body: { sections: shown(...homeSections) } }));
  expect(await put(office)).toBe('staff.not-allowed');
  expect(await refusalOf(office('GET /api/office/home-sections/'))).toBe('staff.not-allowed');
  expect(await refusalOf(createOffice(shop.origin)('GET /api/office/home-sections/'))).toBe(
    'staff.signed-out',
  );
});

function send(office: Office, sections: unknown, speech: string): Promise<Response> {
  return office.raw('/api/office/home-sections/', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'accept-language': speech },
    body: JSON.stringify({ sections }),
  });
}
