/** The date of birth as the profile's form holds it: three fields, all of them empty or all filled in. */
import * as v from 'valibot';
import { isDay } from '#domain/delivery/calendar.ts';

/** Strings, as selects hold them; an empty one is not chosen. */
export const birthFields = {
  birthDay: v.string(),
  birthMonth: v.string(),
  birthYear: v.pipe(v.string(), v.trim(), v.regex(/^(|(19|20)\d\d)$/, 'yearWrong')),
};
export type BirthFields = v.InferOutput<v.ObjectSchema<typeof birthFields, undefined>>;

/** "1994-03-08" as fields. */
export function birthValues(birthDate: string): BirthFields {
  const [birthYear = '', month = '', day = ''] = birthDate.split('-');
  return { birthDay: withoutZero(day), birthMonth: withoutZero(month), birthYear };
}

const withoutZero = (digits: string) => digits.replace(/^0/, '');

/** The fields as "1994-03-08"; '' when all are empty. */
export function birthDateOf({ birthDay, birthMonth, birthYear }: BirthFields): string {
  return isEmpty({ birthDay, birthMonth, birthYear })
    ? ''
    : `${birthYear}-${birthMonth.padStart(2, '0')}-${birthDay.padStart(2, '0')}`;
}

const isEmpty = ({ birthDay, birthMonth, birthYear }: BirthFields) =>
  `${birthDay}${birthMonth}${birthYear}`.trim() === '';

/** Whether this field is filled in like the others, so that the fault is shown at the one that is missing. */
export const isFilled = (values: BirthFields, name: keyof BirthFields) =>
  isEmpty(values) || values[name] !== '';

/** Whether there is such a day; an unfinished date counts as one. */
export function isRealDay(values: BirthFields): boolean {
  const isComplete = values.birthDay !== '' && values.birthMonth !== '' && values.birthYear !== '';
  return !isComplete || isDay(birthDateOf(values));
}
