import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { FieldError } from '#contract/errors.ts';
import type { Lang } from '#contract/shared.ts';
import { compileBounds, type FindExcess } from './size-bounds.ts';

export type Check = (value: unknown, lang: Lang) => FieldError[];

type SchemaError = {
  keyword: string;
  instancePath: string;
  params: { requiredProperties?: string[]; additionalProperties?: string[] };
};

const mostFields = 20;

/**
 * Compiles a schema into a check that reports every wrong field, in the caller's language. It drops and converts
 * nothing. Sizes come first: a text that is too long meets no pattern, and the elements of an array that is too long
 * are not checked.
 */
export function compileCheck(schema: TSchema): Check {
  return (value, lang) => {
    const { validator, findExcess } = compiledOf(schema);
    const fields = new Map<string, FieldError>();
    const note = (path: string, keyword: string) => {
      if (!fields.has(path) && fields.size < mostFields)
        fields.set(path, { path, message: sentence(keyword, lang) });
    };
    for (const { path, keyword } of findExcess(value)) note(path.slice(0, 200), keyword);
    if (fields.size === 0 && !validator.Check(value))
      for (const error of validator.Errors(value) as unknown as SchemaError[])
        for (const path of pathsOf(error)) note(path, wordOf(error, value));
    return [...fields.values()];
  };
}

/** Compiles a schema into a check that returns its errors as text, or undefined; for answers in tests. */
export function compileQuestion(schema: TSchema): (value: unknown) => string | undefined {
  return (value) => {
    const { validator } = compiledOf(schema);
    return validator.Check(value) ? undefined : JSON.stringify(validator.Errors(value).slice(0, 5));
  };
}

type CompiledSchema = { validator: Validator; findExcess: FindExcess };

const compiled = new WeakMap<TSchema, CompiledSchema>();

/**
 * A schema is compiled at its first use and once in a process: a start does not wait for 338 routes, and every further
 * shop of one process, as in tests, finds them compiled.
 */
export function compiledOf(schema: TSchema): CompiledSchema {
  const known = compiled.get(schema);
  if (known) return known;
  const made = { validator: Compile(schema), findExcess: compileBounds(schema) };
  compiled.set(schema, made);
  return made;
}

/**
 * Converts the texts of a query or a path to the types in the schema: whole numbers and booleans, in their canonical
 * spelling only. A text that does not convert stays a text and is refused by the check that follows.
 */
export function readTexts(schema: TSchema, texts: Record<string, unknown>): Record<string, unknown> {
  const properties = (schema as { properties?: Record<string, { type?: string }> }).properties ?? {};
  const known = (name: string) => (Object.hasOwn(properties, name) ? properties[name] : undefined);
  // An absent optional path parameter and an empty filter are left out.
  const told = Object.entries(texts).filter(
    ([name, text]) => text !== undefined && (text !== '' || known(name) === undefined),
  );
  // Not by assignment: a field may be called `__proto__`, which must be refused as unknown.
  return Object.fromEntries(
    told.map(([name, text]) => [name, typeof text === 'string' ? readText(text, known(name)?.type) : text]),
  );
}

/**
 * The last part of a path may be a query, as in `order-list/page=2`: a part that contains `=` is moved to the query. A
 * name given twice becomes an array, which every schema refuses.
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

/** What is too short is one of three: nothing at all, a phone number, or anything else. */
function wordOf({ keyword, instancePath }: SchemaError, root: unknown): string {
  if (keyword !== 'minLength' && keyword !== 'minItems') return keyword;
  const given = instancePath
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], root);
  if ((given as string | unknown[] | undefined)?.length === 0) return 'required';
  return keyword === 'minLength' && /\/(mobile|phone)$/.test(instancePath) ? 'phone' : keyword;
}

const sentences = new Map(
  Object.entries({
    required: { tm: 'Hökman dolduryň', ru: 'Обязательное поле' },
    minLength: { tm: 'Gaty gysga', ru: 'Слишком коротко' },
    minItems: { tm: 'Gaty az', ru: 'Слишком мало' },
    phone: { tm: 'Telefon belgiňiz 8 sanly bolmaly', ru: 'Номер должен состоять из 8 цифр' },
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
