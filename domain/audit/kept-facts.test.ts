import { expect, test } from 'vitest';
import { officeRoutes } from '#contract/index.ts';
import { type AuditSubject, auditSubjects } from './audit-names.ts';
import { keptFacts } from './kept-facts.ts';

type Schema = {
  type?: string;
  enum?: readonly string[];
  const?: unknown;
  properties?: Record<string, Schema>;
  anyOf?: readonly Schema[];
  items?: Schema;
};

/** The names of all fields in which a call of the office brings words that nobody has chosen from a list. */
function* wordFields(schema: Schema, name = ''): Generator<string> {
  if (schema.type === 'string' && !schema.enum && schema.const === undefined) yield name;
  for (const part of schema.anyOf ?? []) yield* wordFields(part, name);
  if (schema.items) yield* wordFields(schema.items, name);
  for (const [own, part] of Object.entries(schema.properties ?? {})) yield* wordFields(part, own);
}

/** By subject the calls that change such records. */
const about = {
  order: /orders|round|requests|refunds|thanks|deeds/,
  customer: /customers/,
  certificate: /certificates/,
  review: /reviews/,
};
const typedIn = (paths: RegExp) =>
  Object.entries(officeRoutes)
    .filter(([route]) => paths.test(route))
    .flatMap(([, spec]) => ('body' in spec ? [...wordFields(spec.body as Schema)] : []));
const canary = 'Kanarjan +99361987654';

const seen = (value: unknown) => JSON.stringify(value).includes('Kanarjan');

test('of a record about a person no field of any call keeps words or a number, but what staff say of their own act', () => {
  const kept = Object.entries(about).map(([subject, paths]) => {
    const typed = [...new Set([...typedIn(paths), 'author', 'text', 'why'])];
    const written = Object.fromEntries(typed.map((name) => [name, { deep: [canary] }]));
    const facts = keptFacts(subject as AuditSubject, { lines: [written] }) as { lines: object[] };
    const names = Object.entries(facts.lines[0] ?? {}).flatMap(([name, value]) =>
      seen(value) ? [name] : [],
    );
    return [subject, names.toSorted()];
  });
  expect(Object.fromEntries(kept)).toEqual({
    // Why no photo was taken is masked where it is recorded; every other reason is chosen from a list.
    order: ['courier', 'reason'],
    customer: [],
    certificate: ['reason', 'why'],
    review: [],
  });
});

test('why a certificate was given is kept without the telephone of whom it was for', () => {
  const why = (text: string) => keptFacts('certificate', { reason: text, why: text });
  for (const number of ['+99361987654', '61 98-76-54', '8 (61) 987654'])
    expect(why(`Aýna, ${number}: 500 manat`)).toEqual({
      reason: 'Aýna, …: 500 manat',
      why: 'Aýna, …: 500 manat',
    });
});

test('records about things are kept whole, and every subject is one of both', () => {
  const masked = auditSubjects.filter((subject) => keptFacts(subject, canary) !== canary);
  expect(masked.toSorted()).toEqual(Object.keys(about).toSorted());
});
