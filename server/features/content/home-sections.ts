import { arrangeSections, type PlacedSection, sectionsFault } from '#domain/home-sections.ts';
import type { Db } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AuditBy } from '#server/features/audit/record-audit.ts';
import { saveTexts } from './cache-texts.ts';
import { readTexts } from './texts.ts';
import { type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';

type Sections = { sections: PlacedSection[] };

/** Every section of the home page in order, shown or not. */
export async function showHomeSections(db: Db): Promise<Sections> {
  const { sections } = await readTexts(db, ['sections']);
  return { sections: arrangeSections(sections) };
}

/**
 * @param input in their new order; those missing are shown at their default position
 * @throws Refusal `section.doubled`, `section.none-shown`
 */
export async function saveHomeSections(
  ctx: OfficeContext,
  input: readonly PlacedSection[],
  by: AuditBy,
): Promise<Sections> {
  const fault = sectionsFault(input);
  if (fault) throw new Refusal(`section.${fault}`, { field: 'sections' });
  return withAudit(ctx, by, { action: 'change', subject: 'home-sections' }, async (trx) => {
    const before = await showHomeSections(trx);
    const after = { sections: arrangeSections(input) };
    await saveTexts(trx, after, ctx.now());
    return { id: '', before: byName(before), after: byName(after), result: after };
  });
}

/** For the audit log: by section, not by position. */
function byName({ sections }: Sections) {
  return {
    sections: Object.fromEntries(
      sections.map(({ name, isShown }, at) => [name, { position: at + 1, isShown }]),
    ),
  };
}
