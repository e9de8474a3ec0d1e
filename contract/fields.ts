/** Schemas derived from a record's table of fields (domain/fields): for requests and for answers. */
import { type TOptional, type TSchema, type TUnsafe, Type } from 'typebox';
import { type Field, type Fields, type JsonOf, mapFields } from '#domain/fields/kinds.ts';
import {
  Id,
  LocalText,
  Moment,
  Money,
  nullable,
  oneOf,
  OpaqueId,
  Picture,
  strict,
  TimeOfDay,
} from './shared.ts';

type InputSchema<F extends Field> = F extends { optional: true }
  ? TOptional<TUnsafe<JsonOf<F>>>
  : TUnsafe<JsonOf<F>>;
type Inputs<F extends Fields> = { [Name in keyof F & string]: InputSchema<F[Name]> };

type ReplyValue<F extends Field> = F['kind'] extends 'picture'
  ? Picture | null
  : F['kind'] extends 'pictures'
    ? Picture[]
    : JsonOf<F>;
type Replies<F extends Fields> = { [Name in keyof F & string]: TUnsafe<ReplyValue<F[Name]>> };

/** The properties of a request body with such a record. */
export function inputsOf<F extends Fields>(fields: F): Inputs<F> {
  return mapFields<Inputs<F>>(fields, (field) => {
    const schema = orNull(field, inputOf(field));
    return field.optional ? Type.Optional(schema) : schema;
  });
}

/**
 * The properties of an answer with such a record for staff; pictures are whole objects instead of ids.
 * @param says `limits`: of numbers and lists those that a request has
 */
export function repliesOf<F extends Fields>(fields: F, says?: 'limits'): Replies<F> {
  return mapFields<Replies<F>>(fields, (field) => orNull(field, replyOf(field, says === 'limits')));
}

const orNull = (field: Field, schema: TSchema): TSchema => (field.nullable ? nullable(schema) : schema);

export const ZoneId = Type.String({ maxLength: 40, pattern: '^[A-Za-z0-9][A-Za-z0-9-]{0,39}$' });
const idOf = (to: string): TSchema => (to === 'zone' ? ZoneId : Id);

function inputOf(field: Field): TSchema {
  switch (field.kind) {
    case 'local':
      return localInput(field);
    case 'text':
      return textInput(field);
    case 'texts':
      return Type.Array(textInput({ min: 1, max: field.each }), { maxItems: field.max });
    case 'word':
      return oneOf(...field.words);
    case 'flag':
      return Type.Boolean();
    case 'money':
      return Money;
    case 'number':
      return Type.Integer({ minimum: field.min, maximum: field.max });
    case 'ref':
      return idOf(field.to);
    case 'refs':
      return Type.Array(idOf(field.to), {
        ...(field.min === undefined ? {} : { minItems: field.min }),
        maxItems: field.max,
        uniqueItems: true,
      });
    case 'attributes':
      return Type.Array(strict({ label: name, value: name }), { maxItems: field.max });
    case 'picture':
      return OpaqueId;
    case 'pictures':
      return Type.Array(OpaqueId, { maxItems: field.max, uniqueItems: true });
    case 'moment':
      return Moment;
    case 'time':
      return TimeOfDay;
  }
}

/** A text in both languages. The Turkmen one may not be blank in a name. */
function localInput({ max, isName = false }: { max: number; isName?: boolean }): TSchema {
  const ru = Type.String({ maxLength: max });
  const tm = isName ? Type.String({ minLength: 1, maxLength: max, pattern: '\\S' }) : ru;
  return strict({ tm, ru });
}
const name = localInput({ max: 200, isName: true });

function textInput({ min, max, pattern }: { min: number; max: number; pattern?: string }): TSchema {
  return Type.String({
    ...(min > 0 ? { minLength: min } : {}),
    maxLength: max,
    ...(pattern === undefined ? {} : { pattern }),
  });
}

/** What differs from a request. */
function replyOf(field: Field, isLimited: boolean): TSchema {
  switch (field.kind) {
    case 'local':
      return LocalText;
    case 'text':
      return Type.String();
    case 'texts':
      return Type.Array(Type.String());
    case 'number':
      return isLimited ? inputOf(field) : Type.Integer();
    case 'refs':
      return isLimited ? inputOf(field) : Type.Array(idOf(field.to));
    case 'attributes':
      return Type.Array(strict({ label: LocalText, value: LocalText }));
    case 'picture':
      return Picture;
    case 'pictures':
      return Type.Array(Picture);
    default:
      return inputOf(field);
  }
}
