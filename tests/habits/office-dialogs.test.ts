/** What is typed into a dialog of the office is kept as a draft. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const office = join(import.meta.dirname, '../../backoffice');

const withoutDraft: Record<string, string> = {
  'app/find/FindDialog.tsx': 'a search',
  'app/frame/AskedConflict.tsx': 'both versions to choose from',
  'app/frame/alerts/Shortcuts.tsx': 'shows only',
  'features/catalogue/BulkDialog.tsx': 'about products that are chosen anew after a reload',
  'features/catalogue/ProductPreview.tsx': 'shows only',
  'features/certificates/CodeDialog.tsx': 'shows only',
  'features/couriers/AssignDialog.tsx': 'ticks, no text',
  'features/couriers/JoinButton.tsx': 'one choice',
  'features/couriers/PlanDialog.tsx': 'an order of stops, no text',
  'features/delivery/DayDialog.tsx': 'one date; the form that it opens has a draft',
  'features/orders/list/KeepView.tsx': 'a name of one word; the filter behind it is in the address',
  'features/orders/show/OrderPayment.tsx': 'one choice',
  'features/staff/ConfirmCode.tsx': 'a code',
  'features/staff/LinkDialog.tsx': 'shows only',
  'features/staff/StaffEdit.tsx': 'asks only; the form behind it has a draft',
  'parts/conflict/ConflictDialog.tsx': 'both versions to choose from',
};

const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

/** `ReasonDialog` keeps its own. */
function keepsAll(text: string): boolean {
  const asked = count(text, /<ActionDialog\b/g);
  const isOwn = count(text, /<Dialog\b/g) === 0 || /\buse(Draft|Settings|Why)\(|<ActionDialog/.test(text);
  return isOwn && count(text, /\bdraft=\{draft\}/g) >= asked;
}

test('a dialog keeps what is typed into it, or it is said why it need not', () => {
  const files = readdirSync(office, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.tsx'),
  );
  const open = files.filter((path) => !keepsAll(readFileSync(join(office, path), 'utf8')));
  expect(open.toSorted()).toEqual(Object.keys(withoutDraft).toSorted());
});
