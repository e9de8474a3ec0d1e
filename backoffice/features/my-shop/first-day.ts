import type { FirstAnswers, FirstDay } from '#contract/my-shop/office.ts';
import { isClock } from '#backoffice/parts/inputs/read-day.ts';
import { readMoney } from '#backoffice/parts/inputs/read-money.ts';

/** What the form of the first day shows, as it is typed. */
export type FirstForm = {
  name: string;
  /** another name in Turkmen; null: the same */
  turkmenName: string | null;
  phone: string;
  city: string;
  fee: string;
  freeFrom: string;
  from: string;
  to: string;
  days: number[];
  /** Turkmen names of the categories that are chosen of those offered */
  chosen: string[];
  /** a category of one's own; null: none */
  own: string | null;
};

/** What a group of fields is given. */
export type FieldsProps = { form: FirstForm; change: (part: Partial<FirstForm>) => void; day: FirstDay };

export const emptyForm = ({ cities }: FirstDay): FirstForm => ({
  name: '',
  turkmenName: null,
  phone: '',
  city: cities[0]?.id ?? '',
  fee: '',
  freeFrom: '',
  from: '09:00',
  to: '21:00',
  days: [0, 1, 2, 3, 4, 5, 6],
  chosen: [],
  own: null,
});

export type Part = 'who' | 'where' | 'when' | 'what';

const isSum = (typed: string) => typeof readMoney(typed) === 'number';

/** Which questions are answered. */
export function answered(form: FirstForm, { hasCategories }: FirstDay): Record<Part, boolean> {
  const { from, to } = form;
  return {
    who: form.name.trim() !== '' && form.phone.trim().length > 2,
    where: isSum(form.fee) && (form.freeFrom.trim() === '' || isSum(form.freeFrom)),
    when: isClock(from) && isClock(to) && from < to && form.days.length > 0,
    what: hasCategories || form.chosen.length > 0 || Boolean(form.own?.trim()),
  };
}

/** The answers as they are sent. @param form with every question answered */
export function answersOf(form: FirstForm, { categories }: FirstDay): FirstAnswers {
  const name = form.name.trim();
  const own = form.own?.trim();
  const freeFrom = readMoney(form.freeFrom);
  return {
    name: { tm: form.turkmenName?.trim() || name, ru: name },
    phone: form.phone.trim(),
    city: form.city,
    fee: readMoney(form.fee) ?? 0,
    ...(typeof freeFrom === 'number' ? { freeFrom } : {}),
    hours: { from: form.from, to: form.to, days: form.days },
    categories: [
      ...categories.filter(({ tm }) => form.chosen.includes(tm)),
      ...(own ? [{ tm: own, ru: own }] : []),
    ],
  };
}
