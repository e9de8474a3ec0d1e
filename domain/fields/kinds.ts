/**
 * Fields of a record. The table of fields is the single definition of a record: the request, the answer, the columns,
 * the form, the spreadsheet and the test for changes are all derived from it.
 */

type Local = { tm: string; ru: string };
type Attribute = { label: Local; value: Local };

/**
 * The column of a spreadsheet with its heading; `hint` says how to fill it, for a text also in the second language.
 * `former`: headings of files that the shop wrote before, which are still read.
 */
type SheetWords = {
  column: string;
  ru: string;
  tm: string;
  former?: Local;
  hint?: Local;
  hintRu?: Local;
  isLong?: true;
};

type Common = {
  /** May be left out of a request: then it is empty. */
  optional?: true;
  /** Its column; a field without one is written by the record's own repository. */
  column?: string;
  sheet?: SheetWords;
  /** Shown to customers on the record's page. */
  isShown?: true;
};

export type Field = Common &
  (
    | { kind: 'local'; max: number /** one line, not empty in Turkmen */; isName?: true }
    | { kind: 'text'; min: number; max: number; pattern?: string }
    | { kind: 'word'; words: readonly string[] }
    | { kind: 'flag' }
    | { kind: 'money' }
    | { kind: 'number'; min: number; max: number }
    | { kind: 'ref'; to: string }
    | { kind: 'refs'; to: string; max: number }
    | { kind: 'attributes'; max: number }
    | { kind: 'picture' }
    | { kind: 'pictures'; max: number }
  );
export type Fields = Readonly<Record<string, Field>>;

type Held<F extends Field> = F extends { kind: 'word'; words: readonly (infer Word)[] }
  ? Word
  : {
      local: Local;
      text: string;
      word: string;
      flag: boolean;
      money: number;
      number: number;
      ref: number;
      refs: number[];
      attributes: Attribute[];
      picture: string;
      pictures: string[];
    }[F['kind']];

/** Kinds that are never null: their empty value is an empty text, an empty list, false or 0. */
type Emptiable = 'local' | 'refs' | 'attributes' | 'pictures' | 'flag' | 'number';

/** The value of a field: null where the field is optional and empty. */
export type ValueOf<F extends Field> =
  | Held<F>
  | (F extends { optional: true } ? (F['kind'] extends Emptiable ? never : null) : never);

/** A record as stored, with all fields. */
export type RecordOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

type Left<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { optional: true } ? Name : never;
}[keyof F];

/** A record as sent. */
export type InputOf<F extends Fields> = Omit<RecordOf<F>, Left<F>> & Partial<Pick<RecordOf<F>, Left<F>>>;

type Shown<F extends Fields> = {
  [Name in keyof F as F[Name] extends { isShown: true } ? Name : never]: F[Name];
};

/** The fields that customers see. */
export function shownOf<F extends Fields>(fields: F): Shown<F> {
  return Object.fromEntries(Object.entries(fields).filter(([, { isShown }]) => isShown)) as Shown<F>;
}

/** The values of the given fields of a record. */
export function pickFields<F extends Fields>(fields: F, record: RecordOf<F>): RecordOf<F> {
  return mapFields(fields, (_, name) => (record as Record<string, unknown>)[name]);
}

/** What is stored when a field was not sent. */
function emptyOf({ kind }: Field): unknown {
  if (kind === 'local') return { tm: '', ru: '' };
  if (kind === 'flag') return false;
  if (kind === 'number') return 0;
  return kind === 'refs' || kind === 'attributes' || kind === 'pictures' ? [] : null;
}

/** The whole record; fields that were left out get their empty value. */
export function fillOut<F extends Fields>(fields: F, input: InputOf<F>): RecordOf<F> {
  const given = input as Record<string, unknown>;
  return mapFields<RecordOf<F>>(fields, (field, name) => given[name] ?? emptyOf(field));
}

/** Values of the fields that have a column, as the database takes them. */
export function columnsOf<F extends Fields>(fields: F, record: RecordOf<F>): ColumnsOf<F> {
  const stored = Object.entries<Field>(fields).flatMap(([name, { kind, column }]) => {
    const value = (record as Record<string, unknown>)[name];
    return column ? [[column, kind === 'attributes' ? JSON.stringify(value) : value]] : [];
  });
  return Object.fromEntries(stored) as ColumnsOf<F>;
}
type ColumnsOf<F extends Fields> = {
  [Name in keyof F as F[Name] extends { column: infer Column extends string }
    ? Column
    : never]: F[Name] extends {
    kind: 'attributes';
  }
    ? string
    : ValueOf<F[Name]>;
};

/** A value for comparing records: sets of ids are sorted, fields left out are empty. */
export function comparable<F extends Fields>(fields: F, record: InputOf<F>): unknown[] {
  const text = ({ tm, ru }: Local) => [tm, ru];
  const whole: Record<string, unknown> = fillOut(fields, record);
  return Object.values(
    mapFields<Record<string, unknown>>(fields, ({ kind }, name) => {
      const value = whole[name];
      if (kind === 'local') return text(value as Local);
      if (kind === 'refs') return [...new Set(value as number[])].sort((a, b) => a - b);
      if (kind === 'attributes')
        return (value as Attribute[]).map(({ label, value: of }) => [text(label), text(of)]);
      return value;
    }),
  );
}

/** Maps each field, keeping its name. */
export function mapFields<Made>(fields: Fields, make: (field: Field, name: string) => unknown): Made {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field, name)])) as Made;
}
