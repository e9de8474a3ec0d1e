/**
 * Validation schema of a person's form, and conversion to and from the API. Messages are keys of people.texts.ts and
 * phone.texts.ts.
 */
import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import type { Person, PersonInput } from '#contract/people/shop.ts';
import { dateKinds, isYearlyDay, relations, usualLeads } from '#domain/people/people.ts';
import { readPhone } from '#domain/phone.ts';
import { nationalDigits, wholeNumber } from '#storefront/features/customers/sign-in/phone-mask.ts';
import type { Language } from '#storefront/lang/language.ts';
import { say } from '#domain/print/texts.ts';
import { peopleTexts } from './people.texts.ts';

const line = v.pipe(v.string(), v.trim(), v.maxLength(200, 'tooLong'));
/** Fields of a date are strings, as selects hold them; an empty one is not chosen. */
const dateSchema = v.pipe(
  v.object({
    id: v.optional(v.number()),
    kind: v.picklist(dateKinds),
    occasion: v.string(),
    day: v.string(),
    month: v.string(),
    year: v.pipe(v.string(), v.trim(), v.regex(/^(|(19|20)\d\d)$/, 'yearWrong')),
    title: v.pipe(v.string(), v.trim(), v.maxLength(60, 'tooLong')),
    leads: v.string(),
  }),
  v.forward(
    v.check(({ kind, occasion }) => kind !== 'occasion' || occasion !== '', 'holidayMissing'),
    ['occasion'],
  ),
  v.forward(
    v.check(({ kind, month, day }) => kind === 'occasion' || (day !== '' && month !== ''), 'dayMissing'),
    ['day'],
  ),
  v.forward(
    v.check(
      ({ kind, month, day }) =>
        kind === 'occasion' ||
        day === '' ||
        month === '' ||
        isYearlyDay({ month: Number(month), day: Number(day) }),
      'dayWrong',
    ),
    ['day'],
  ),
  v.forward(
    v.check(({ kind, title }) => kind !== 'own' || title !== '', 'titleMissing'),
    ['title'],
  ),
);
export const personSchema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('nameMissing'), v.maxLength(120, 'tooLong')),
    relation: v.picklist(relations),
    mobile: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const value = dataset.typed ? dataset.value : '';
        const reading = value === '' ? null : readPhone(wholeNumber(value));
        if (reading && 'fault' in reading) addIssue({ message: reading.fault });
      }),
    ),
    place: v.nullable(v.number()),
    line1: line,
    landmark: line,
    dates: v.array(dateSchema),
  }),
  v.forward(
    v.check(({ place, line1 }) => place === null || line1 !== '', 'lineMissing'),
    ['line1'],
  ),
  v.forward(
    v.check(({ place, line1, landmark }) => place !== null || line1 + landmark === '', 'placeMissing'),
    ['place'],
  ),
);
export type PersonValues = v.InferOutput<typeof personSchema>;
export type PersonForm = UseFormReturn<PersonValues>;
/** Props of the form's parts: the form, and a function that translates a message. */
export type FieldsProps = { form: PersonForm; wrong: (message: string | undefined) => string | undefined };
export type DateValues = PersonValues['dates'][number];

export const initialDate = (): DateValues => ({
  kind: 'birthday',
  occasion: '',
  day: '',
  month: '',
  year: '',
  title: '',
  leads: usualLeads.join(),
});

/** What a giver has written of a recipient, whom they now keep. */
export type KeptRecipient = Pick<Person, 'name' | 'mobile'> & {
  addresses: readonly Pick<Person['addresses'][number], 'place' | 'line1' | 'landmark'>[];
};

export function personValues(person?: Person, recipient: KeptRecipient | undefined = person): PersonValues {
  const [address] = recipient?.addresses ?? [];
  return {
    name: recipient?.name ?? '',
    relation: person?.relation ?? 'mother',
    mobile: nationalDigits(recipient?.mobile || null),
    place: address?.place ?? null,
    line1: address?.line1 ?? '',
    landmark: address?.landmark ?? '',
    dates: person
      ? person.dates.map(({ id, kind, occasion, day, month, year, title = '', leads }) => ({
          id,
          kind,
          occasion: occasion === undefined ? '' : String(occasion),
          day: String(day ?? ''),
          month: String(month ?? ''),
          year: year === undefined ? '' : String(year),
          title,
          leads: leads.join(),
        }))
      : [initialDate()],
  };
}

/** Keeps what the form does not show: likes and further addresses. */
export function personBody(values: PersonValues, person?: Person): PersonInput {
  const { name, relation, mobile, place, line1, landmark, dates } = values;
  const [first, ...others] = person?.addresses ?? [];
  const line2 = first?.line2 ? { line2: first.line2 } : {};
  const own = place === null ? [] : [{ ...line2, place, line1, ...(landmark ? { landmark } : {}) }];
  return {
    name,
    relation,
    ...(mobile ? { mobile: wholeNumber(mobile) } : {}),
    likes: person?.likes ?? [],
    addresses: [...own, ...others],
    dates: dates.map(({ id, kind, occasion, day, month, year, title, leads }) => {
      return {
        ...(id === undefined ? {} : { id }),
        leads: leads === '' ? [] : leads.split(',').map(Number),
        kind,
        ...(kind === 'occasion'
          ? { occasion: Number(occasion) }
          : { day: Number(day), month: Number(month), ...(year ? { year: Number(year) } : {}) }),
        ...(kind === 'own' ? { title } : {}),
      };
    }),
  };
}

/** "За 7 дней и за 2 дня", for leads as the form holds them: `7,2`. */
export function nameLeads(leads: string, language: Language): string {
  const each = leads
    .split(',')
    .map(Number)
    .sort((one, other) => other - one)
    .map((n) => say(language, peopleTexts, 'leadDays', { n }));
  const before = [each.slice(0, -1).join(', '), ...each.slice(-1)].filter(Boolean);
  const name = say(language, peopleTexts, 'leadsBefore', {
    leads: before.join(` ${say(language, peopleTexts, 'and')} `),
  });
  return name.charAt(0).toUpperCase() + name.slice(1);
}
