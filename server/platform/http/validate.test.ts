import assert from 'node:assert/strict';
import { test } from 'vitest';
import { type TSchema, Type } from 'typebox';
import { everyRoute } from '#contract/index.ts';
import { phoneTexts } from '#storefront/features/customers/sign-in/phone.texts.ts';
import { compileCheck } from './validate.ts';

type NamedSchema = {
  name: string;
  schema: { type?: string; minLength?: number; minItems?: number; items?: TSchema };
};
type Node = { properties?: Record<string, TSchema>; items?: TSchema; anyOf?: TSchema[] };

/** Every field of a schema, at any depth. */
function* fieldsOf(schema: TSchema | undefined): Generator<NamedSchema> {
  if (!schema) return;
  const { properties = {}, items, anyOf = [] } = schema as Node;
  for (const [name, inner] of Object.entries(properties)) {
    yield { name, schema: inner };
    yield* fieldsOf(inner);
  }
  for (const inner of [items, ...anyOf]) yield* fieldsOf(inner);
}

const required = { tm: 'Hökman dolduryň', ru: 'Обязательное поле' };

test('what is too short is called too short, and only what is missing or empty is required', () => {
  const fields = Object.values(everyRoute)
    .flatMap(({ params, query, body }) => [params, query, body])
    .flatMap((schema) => [...fieldsOf(schema)]);
  const short = fields.filter(({ schema }) => (schema.minLength ?? schema.minItems ?? 0) > 0);
  assert.ok(short.length > 50, String(short.length));
  for (const { name, schema } of short)
    for (const lang of ['tm', 'ru'] as const) {
      const least = schema.minLength ?? schema.minItems ?? 0;
      const check = compileCheck(Type.Object({ [name]: schema }));
      const said = (value: object) => check(value, lang).map(({ path, message }) => [path, message]);
      const one = JSON.stringify(schema.items ?? {}).includes('"null"') ? null : 7;
      const some = (length: number) =>
        schema.minLength ? '7'.repeat(length) : Array.from({ length }, () => one);
      // An optional field may be missing.
      const missing = said({});
      if (missing.length > 0) assert.deepEqual(missing, [[name, required[lang]]], name);
      assert.deepEqual(said({ [name]: some(0) })[0], [name, required[lang]], name);
      if (least < 2) continue;
      const [[path, message] = []] = said({ [name]: some(least - 1) });
      assert.equal(path, name);
      assert.notEqual(message, required[lang], name);
      const isPhone = name === 'mobile' || name === 'phone';
      const few = schema.minLength
        ? { tm: 'Gaty gysga', ru: 'Слишком коротко' }
        : { tm: 'Gaty az', ru: 'Слишком мало' };
      const words = isPhone ? phoneTexts.length : few;
      assert.equal(message, words[lang], name);
    }
});
