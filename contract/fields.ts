/** Schemas derived from a record's table of fields (domain/fields): for requests and for answers. */
import { type TOptional, type TSchema, type TUnsafe, Type } from 'typebox';
import { type Field, type Fields, mapFields, type ValueOf } from '#domain/fields/kinds.ts';
import { Id, LocalText, Money, nullable, oneOf, OpaqueId, Picture, strict } from './shared.ts';

type Sent<F extends Field> = F extends { optional: true }
  ? TOptional<TUnsafe<ValueOf<F>>>
  : TUnsafe<ValueOf<F>>;
type Inputs<F extends Fields> = { [Name in keyof F & string]: Sent<F[Name]> };

type Answered<F extends Field> = F['kind'] extends 'picture'
  ? Picture | null
  : F['kind'] extends 'pictures'
    ? Picture[]
    : ValueOf<F>;
type Replies<F extends Fields> = { [Name in keyof F & string]: TUnsafe<Answered<F[Name]>> };

/** The properties of a request body with such a record. */
export function inputsOf<F extends Fields>(fields: F): Inputs<F> {
  return mapFields<Inputs<F>>(fields, (field) => {
    const schema = inputOf(field);
    if (!field.optional) return schema;
    const mayBeNull = !['local', 'refs', 'attributes', 'pictures', 'flag', 'number'].includes(field.kind);
    return Type.Optional(mayBeNull ? nullable(schema) : schema);
  });
}

/** The properties of an answer with such a record for staff; pictures are whole objects instead of ids. */
export function repliesOf<F extends Fields>(fields: F): Replies<F> {
  return mapFields<Replies<F>>(fields, (field) => {
    const schema = replyOf(field);
    return field.optional && ['ref', 'money', 'text', 'word'].includes(field.kind)
      ? nullable(schema)
      : schema;
  });
}

function inputOf(field: Field): TSchema {
  switch (field.kind) {
    case 'local':
      return localInput(field);
    case 'text':
      return textInput(field);
    case 'word':
      return oneOf(...field.words);
    case 'flag':
      return Type.Boolean();
    case 'money':
      return Money;
    case 'number':
      return Type.Integer({ minimum: field.min, maximum: field.max });
    case 'ref':
      return Id;
    case 'refs':
      return Type.Array(Id, { maxItems: field.max, uniqueItems: true });
    case 'attributes':
      return Type.Array(strict({ label: name, value: name }), { maxItems: field.max });
    case 'picture':
      return OpaqueId;
    case 'pictures':
      return Type.Array(OpaqueId, { maxItems: field.max, uniqueItems: true });
  }
}

/** A text in both languages. The Turkmen one may not be blank in a name. */
function localInput({ max, isName = false }: { max: number; isName?: boolean }): TSchema {
  const ru = Type.String({ maxLength: max });
  const tm = isName ? Type.String({ minLength: 1, maxLength: max, pattern: '\\S' }) : ru;
  return strict({ tm, ru });
}
const name = localInput({ max: 200, isName: true });

function textInput({ min, max, pattern }: Extract<Field, { kind: 'text' }>): TSchema {
  return Type.String({
    ...(min > 0 ? { minLength: min } : {}),
    maxLength: max,
    ...(pattern === undefined ? {} : { pattern }),
  });
}

function replyOf(field: Field): TSchema {
  switch (field.kind) {
    case 'local':
      return LocalText;
    case 'text':
      return Type.String();
    case 'word':
      return oneOf(...field.words);
    case 'flag':
      return Type.Boolean();
    case 'money':
      return Money;
    case 'number':
      return Type.Integer();
    case 'ref':
      return Id;
    case 'refs':
      return Type.Array(Id);
    case 'attributes':
      return Type.Array(strict({ label: LocalText, value: LocalText }));
    case 'picture':
      return nullable(Picture);
    case 'pictures':
      return Type.Array(Picture);
  }
}
