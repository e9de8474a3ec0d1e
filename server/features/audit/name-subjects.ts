/** The name of what an audit row is about: an order's number, a title, a person. */
import type { AuditRow } from '#contract/staff/office.ts';
import type { LocalText } from '#contract/shared.ts';
import type { Db } from '#server/platform/db/db.ts';
import { findNames } from './audit.repo.ts';

type Entry = { subject: string; subject_id: string; before: unknown; after: unknown };

/** The present name of the record; for a deleted one, and for those whose rows are kept whole, the name in the row. */
export async function nameSubjects(
  db: Db,
  rows: readonly Entry[],
): Promise<(row: Entry) => AuditRow['name']> {
  const names = await findNames(db, rows);
  return ({ subject, subject_id, before, after }) =>
    asText(names.get(`${subject} ${subject_id}`)) ?? titleIn(after) ?? titleIn(before) ?? null;
}

function titleIn(record: unknown): LocalText | undefined {
  const { title, name, phrase } = (record ?? {}) as { title?: unknown; name?: unknown; phrase?: unknown };
  return asText(title) ?? asText(name) ?? asText(phrase);
}

function asText(title: unknown): LocalText | undefined {
  if (typeof title === 'string') return title === '' ? undefined : { tm: title, ru: title };
  const { tm, ru } = (title ?? {}) as Partial<LocalText>;
  return typeof tm === 'string' && typeof ru === 'string' && (tm || ru) ? { tm, ru } : undefined;
}
