import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { FieldError } from '#contract/errors.ts';
import type { Lang } from '#contract/shared.ts';
import { compileBounds } from './size-bounds.ts';

export type Check = (value: unknown, lang: Lang) => FieldError[];

type SchemaError = {
  keyword: string;
  instancePath: string;
  params: { requiredProperties?: string[]; additionalProperties?: string[] };
};

const mostFields = 20;

/**
 * A compiled schema that tells every field that is wrong, in the caller's language. Nothing is dropped or converted. Sizes come
 * first: a text beyond its length meets no pattern, and an array beyond its length is not looked into.
 */
export function compileCheck(schema: TSchema): Check {
  const compiled = Compile(schema);
  const findExcess = compileBounds(schema);
  return (value, lang) => {
    const fields = new Map<string, FieldError>();
    const note = (path: string, keyword: string) => {
      if (!fields.has(path) && fields.size < mostFields)
        fields.set(path, { path, message: sentence(keyword, lang) });
    };
    for (const { path, keyword } of findExcess(value)) note(path.slice(0, 200), keyword);
    if (fields.size === 0 && !compiled.Check(value))
      for (const error of compiled.Errors(value) as unknown as SchemaError[])
        for (const path of pathsOf(error)) note(path, error.keyword);
    return [...fields.values()];
  };
}

/** Compiles a schema to a plain question, for answers that are checked while testing. */
export function compileQuestion(schema: TSchema): (value: unknown) => string | undefined {
  const compiled = Compile(schema);
  return (value) => (compiled.Check(value) ? undefined : JSON.stringify(compiled.Errors(value).slice(0, 5)));
}

/**
 * Reads the texts of a query or a path as the types its schema names: whole numbers and booleans, exactly written.
 * Whatever does not read stays the text it is and is refused by the check that follows.
 */
export function readTexts(schema: TSchema, texts: Record<string, unknown>): Record<string, unknown> {
  const properties = (schema as { properties?: Record<string, { type?: string }> }).properties ?? {};
  const known = (name: string) => (Object.hasOwn(properties, name) ? properties[name] : undefined);
  // An optional part of a path that is not there, and an empty filter, say nothing.
  const told = Object.entries(texts).filter(
    ([name, text]) => text !== undefined && (text !== '' || known(name) === undefined),
  );
  // Not by assignment: a field may be called `__proto__`, and then it is an unknown one.
  return Object.fromEntries(
    told.map(([name, text]) => [name, typeof text === 'string' ? readText(text, known(name)?.type) : text]),
  );
}

/**
 * A path whose last part may be the query, as in `order-list/page=2`: a part that reads like one becomes it. A name that is then
 * given twice has two values, which no schema takes.
 */
export function moveQuery(
  part: string | undefined,
  { params, query }: { params: Texts; query: Texts },
): { params: Texts; query: Texts } {
  const text = part === undefined ? undefined : params[part];
  if (part === undefined || typeof text !== 'string' || !text.includes('=')) return { params, query };
  const { [part]: _, ...others } = params;
  const moved = new Map(Object.entries(query));
  for (const [name, value] of new URLSearchParams(text.replace(/^\?/, '')))
    moved.set(name, moved.has(name) ? [moved.get(name), value] : value);
  return { params: others, query: Object.fromEntries(moved) };
}

export type Texts = Record<string, unknown>;

function readText(text: string, type: string | undefined): unknown {
  if (type === 'integer') return /^-?(0|[1-9][0-9]{0,15})$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

function pathsOf(error: SchemaError): string[] {
  const path = error.instancePath.slice(1).replaceAll('/', '.').slice(0, 200);
  const under = (names: string[]) =>
    names.map((name) => [path, name].filter(Boolean).join('.').slice(0, 200));
  if (error.params.requiredProperties) return under(error.params.requiredProperties);
  if (error.params.additionalProperties) return under(error.params.additionalProperties);
  return [path];
}

const sentences = new Map(
  Object.entries({
    required: { tm: 'Hökman dolduryň', ru: 'Обязательное поле' },
    minLength: { tm: 'Hökman dolduryň', ru: 'Обязательное поле' },
    minItems: { tm: 'Hökman dolduryň', ru: 'Обязательное поле' },
    boolean: { tm: 'Beýle meýdan ýok', ru: 'Такого поля нет' },
    additionalProperties: { tm: 'Beýle meýdan ýok', ru: 'Такого поля нет' },
    maxLength: { tm: 'Gaty uzyn', ru: 'Слишком длинно' },
    minimum: { tm: 'Gaty kiçi', ru: 'Слишком мало' },
    maximum: { tm: 'Gaty uly', ru: 'Слишком много' },
    maxItems: { tm: 'Gaty köp', ru: 'Слишком много' },
  }),
);
const otherwise = { tm: 'Maglumatlaryňyz nädogry', ru: 'Неверное значение' };

function sentence(keyword: string, lang: Lang): string {
  return (sentences.get(keyword) ?? otherwise)[lang];
}
