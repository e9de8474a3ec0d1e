import { expect, test } from 'vitest';
import { officeRoutes } from '#contract/index.ts';
import { ExportKind } from '#contract/import-export/office.ts';
import { requestStates } from '#domain/gift-requests/request.ts';
import { showValue } from '#backoffice/features/staff/audit-values.ts';

type Schema = {
  enum?: readonly string[];
  properties?: Record<string, Schema>;
  anyOf?: readonly Schema[];
  items?: Schema;
};
/** Not recorded as they are sent: a step is the action itself, a name the subject, a file a column of it. */
const unrecorded = new Set(['action', 'column', 'columns', 'file', 'id', 'name']);
/** Said the same in both languages. */
const plain = new Set(['format']);
const withoutRecord = /quote|\/stock\/|\/deeds\/|\/goods\/$/;

/** Fields of input with a closed set of values, and each value. */
function* enumsOf(schema: Schema, path = ''): Generator<[path: string, value: string]> {
  for (const value of schema.enum ?? []) yield [path, value];
  for (const part of schema.anyOf ?? []) yield* enumsOf(part, path);
  if (schema.items) yield* enumsOf(schema.items, `${path}.0`);
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    if (!unrecorded.has(name) && !plain.has(name)) yield* enumsOf(part, path ? `${path}.${name}` : name);
}

test('every closed set of values that the office sends is in words of both languages', () => {
  const bodies = Object.entries(officeRoutes)
    .filter(([route]) => !route.startsWith('GET') && !withoutRecord.test(route))
    .flatMap(([route, spec]) => ('body' in spec ? [{ route, body: spec.body as Schema }] : []));
  const all = bodies.flatMap(({ route, body }) => [...enumsOf(body)].map((one) => ({ route, one })));
  expect(all.length).toBeGreaterThan(60);
  // A phrase has both languages or does not compile; the Turkmen of kg is kg.
  const english = all.filter(({ one: [path, value] }) => showValue(path, value, 'ru') === value);
  expect(english.map(({ route, one }) => `${route} ${one.join(' = ')}`)).toEqual([]);
});

test('exports name what was exported, requests of recipients their state', () => {
  for (const language of ['tm', 'ru'] as const) {
    for (const kind of ExportKind.enum) expect(showValue('kind', kind, language)).not.toMatch(/^[a-z-]+$/);
    for (const state of requestStates) expect(showValue('state', state, language)).not.toBe(state);
  }
  expect(showValue('kind', 'order-lines', 'tm')).toBe('Sargytlardaky harytlar');
});

test('days and times are read in the office way, at the time of the shop', () => {
  expect(showValue('from', '2026-11-01', 'ru')).toBe('01.11.2026');
  expect(showValue('expiresAt', '2026-11-24T20:30:00.000Z', 'tm')).toBe('25.11.2026 01:30');
  expect(showValue('note', '2026-11-24 boş', 'tm')).toBe('2026-11-24 boş');
});
