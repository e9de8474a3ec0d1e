import type { AuditRow } from '#contract/staff/office.ts';
import { contentTexts } from '#backoffice/features/content/content.texts.ts';
import { featureWords } from '#backoffice/features/content/features.texts.ts';
import { eventTexts } from '#backoffice/features/orders/show/event.texts.ts';
import { date } from '#domain/print/days.ts';
import { defineTexts, type Language, pick, type Phrase } from '#domain/print/texts.ts';

const settingNames = defineTexts({
  payments: { tm: 'töleg usullary', ru: 'способы оплаты' },
});

type SubjectRow = Pick<AuditRow, 'subject' | 'subjectId' | 'name' | 'after'>;

/** Names of subjects without a record of their own, by their key. */
const names: Readonly<Record<string, Readonly<Record<string, Phrase>>>> = {
  feature: featureWords,
  'sms-text': eventTexts,
  settings: settingNames,
  texts: contentTexts,
};

/** The subject of a row for reading: a name, a known number, a day, a count. Never a database id. */
export function nameSubject({ subject, subjectId, name, after }: SubjectRow, language: Language): string {
  if (name) return pick(name, language);
  const known = names[subject];
  if (known)
    return subjectId
      .split(',')
      .map((word) => known[word]?.[language] ?? '')
      .filter(Boolean)
      .join(', ');
  if (/^\d{4}-\d\d-\d\d$/.test(subjectId)) return date(subjectId);
  if (/^\d+$/.test(subjectId)) return `№ ${subjectId}`;
  const { changed } = (after ?? {}) as { changed?: unknown };
  return typeof changed === 'number' ? `× ${changed}` : '';
}
