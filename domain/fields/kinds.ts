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
  /** Its column; a field without one is written by the record's own repository. */
  column?: string;
  sheet?: SheetWords;
  /** Shown to customers on the record's page. */
  isShown?: true;
};

/** `optional`: may be left out of a request; then it is empty. `nullable`: its empty value is null. */
type MayBeEmpty = { optional?: true; nullable?: true };
/** Of a kind that has no other empty value. */
type MayBeNull = { optional?: never; nullable?: true } | { optional: true; nullable: true };

export type Field = Common &
  (
    | (MayBeEmpty &
        (
          | { kind: 'local'; max: number /** one line, not empty in Turkmen */; isName?: true }
          | { kind: 'text'; min: number; max: number; pattern?: string }
          | { kind: 'texts'; max: number; each: number }
          | { kind: 'flag' }
          | { kind: 'money' }
          | { kind: 'number'; min: number; max: number }
          | { kind: 'refs'; to: string; min?: number; max: number }
          | { kind: 'attributes'; max: number }
          | { kind: 'pictures'; max: number }
        ))
    | (MayBeNull &
        (
          | { kind: 'word'; words: readonly string[] }
          | { kind: 'ref'; to: string }
          | { kind: 'picture' }
          | { kind: 'moment' }
          | { kind: 'time' }
        ))
  );
export type Fields = Readonly<Record<string, Field>>;

/** The ids of zones are words. */
type IdOf<F extends Field> = F extends { to: 'zone' } ? string : number;

type KindValue<F extends Field> = F extends { kind: 'word'; words: readonly (infer Word)[] }
  ? Word
  : {
      local: Local;
      text: string;
      texts: string[];
      word: string;
      flag: boolean;
      money: number;
      number: number;
      ref: IdOf<F>;
      refs: IdOf<F>[];
      attributes: Attribute[];
      picture: string;
      pictures: string[];
      moment: Date;
      time: string;
    }[F['kind']];

type OrNull<F extends Field> = F extends { nullable: true } ? null : never;

/** The value of a field as stored. */
type ValueOf<F extends Field> = KindValue<F> | OrNull<F>;
/** As JSON has it. */
export type JsonOf<F extends Field> = (F['kind'] extends 'moment' ? string : KindValue<F>) | OrNull<F>;

/** A record as stored, with all fields. */
export type RecordOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };
type InputShape<F extends Fields> = { -readonly [Name in keyof F]: JsonOf<F[Name]> };

type OptionalName<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { optional: true } ? Name : never;
}[keyof F];

/** A record as sent. */
export type InputOf<F extends Fields> = Omit<InputShape<F>, OptionalName<F>> &
  Partial<Pick<InputShape<F>, OptionalName<F>>>;

type ShownFields<F extends Fields> = {
  [Name in keyof F as F[Name] extends { isShown: true } ? Name : never]: F[Name];
};

/** The fields that customers see. */
export function shownOf<F extends Fields>(fields: F): ShownFields<F> {
  return Object.fromEntries(Object.entries(fields).filter(([, { isShown }]) => isShown)) as ShownFields<F>;
}

/** The values of the given fields of a record. */
export function pickFields<F extends Fields>(fields: F, record: RecordOf<F>): RecordOf<F> {
  return mapFields(fields, (_, name) => (record as Record<string, unknown>)[name]);
}

/** What is stored when a field was not sent. */
function emptyOf({ kind, nullable }: Field): unknown {
  if (nullable) return null;
  if (kind === 'local') return { tm: '', ru: '' };
  if (kind === 'text') return '';
  if (kind === 'flag') return false;
  if (kind === 'number' || kind === 'money') return 0;
  return ['texts', 'refs', 'attributes', 'pictures'].includes(kind) ? [] : null;
}

type WithEmpty = Readonly<
  Record<string, Field & ({ nullable: true } | { kind: 'local' | 'text' | 'money' | 'number' | 'flag' })>
>;

/** A record whose fields all have their empty value. */
export function emptyRecord<F extends WithEmpty>(fields: F): RecordOf<F> {
  return mapFields<RecordOf<F>>(fields, emptyOf);
}

/** The whole record; fields that were left out get their empty value. */
export function fillOut<F extends Fields>(fields: F, input: InputOf<F> | RecordOf<F>): RecordOf<F> {
  const given = input as Record<string, unknown>;
  return mapFields<RecordOf<F>>(fields, (field, name) => {
    const value = given[name] ?? emptyOf(field);
    return field.kind === 'moment' && value ? new Date(value as string | Date) : value;
  });
}

/** Values of the fields that have a column, as the database takes them; a field left out stays as it is. */
export function columnsOf<F extends Fields, R extends InputOf<F> | RecordOf<F>>(
  fields: F,
  record: R,
): ColumnsOf<F, R> {
  const stored = Object.entries<Field>(fields).flatMap(([name, { kind, column }]) => {
    const value = (record as Record<string, unknown>)[name];
    if (!column || value === undefined) return [];
    return [[column, kind === 'attributes' ? JSON.stringify(value) : value]];
  });
  return Object.fromEntries(stored) as ColumnsOf<F, R>;
}
type ColumnsOf<F extends Fields, R> = {
  [Name in keyof R as Name extends keyof F
    ? F[Name] extends { column: infer Column extends string }
      ? Column
      : never
    : never]: Name extends keyof F ? (F[Name] extends { kind: 'attributes' } ? string : R[Name]) : never;
};

type MomentsOf<F extends Fields> = {
  -readonly [Name in keyof F as F[Name]['kind'] extends 'moment' ? Name : never]: JsonOf<F[Name]>;
};

/** The moments of a stored record as JSON has them. */
export function momentsOf<F extends Fields>(
  fields: F,
  record: Pick<RecordOf<F>, keyof MomentsOf<F>>,
): MomentsOf<F> {
  const moments = Object.entries<Field>(fields).filter(([, { kind }]) => kind === 'moment');
  const held = record as Record<string, Date | null>;
  return Object.fromEntries(
    moments.map(([name]) => [name, held[name]?.toISOString() ?? null]),
  ) as MomentsOf<F>;
}

/** A value for comparing records: sets of ids are sorted, fields left out are empty. */
export function comparable<F extends Fields>(fields: F, record: InputOf<F> | RecordOf<F>): unknown[] {
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
