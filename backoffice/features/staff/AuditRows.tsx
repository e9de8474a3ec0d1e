import { Box, Card, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { AuditRow } from '#contract/staff/office.ts';
import { dateAndClock } from '#backoffice/lang/format.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { nameField, showValue } from './audit-fields.ts';
import { auditWords } from './audit-words.ts';
import { findChanges } from './diff.ts';
import { staffTexts } from './staff.texts.ts';

/** What was done, in the person's words; a word nobody has named stands as it is. */
export function AuditRows({ rows }: { rows: readonly AuditRow[] }) {
  const t = useTexts(auditWords);
  const words = useTexts(staffTexts);
  const named = (word: string) => (word in auditWords ? t(word as keyof typeof auditWords) : word);
  return (
    <Card>
      {rows.map((row) => (
        <Box key={row.id} component="details" sx={{ borderBottom: '1px solid #efe5d7' }}>
          <Box
            component="summary"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 1.5,
              padding: '12px 16px',
              cursor: 'pointer',
              alignItems: 'baseline',
            }}
          >
            <Typography variant="body2" color="text.secondary" className="tabular">
              {dateAndClock(row.at)}
            </Typography>
            <b>{row.staff || words('byMachine')}</b>
            <span style={{ overflowWrap: 'anywhere' }}>
              {named(row.action)} · {named(row.subject)} <Subject row={row} />
            </span>
          </Box>
          <Changes row={row} />
        </Box>
      ))}
    </Card>
  );
}

const pages: Record<string, (id: string) => string> = {
  order: (id) => `/orders/${id}/show`,
  product: (id) => `/products/${id}`,
  customer: (id) => `/customers/${id}/show`,
};

/** What it was done to, where it has a page of its own. */
function Subject({ row: { subject, subjectId } }: { row: AuditRow }) {
  const page = pages[subject];
  // Several at once have no one page.
  if (!page || !/^[\w-]+$/.test(subjectId)) return subjectId;
  return (
    <Link to={page(subjectId)} style={{ color: 'var(--anar)' }}>
      {subjectId}
    </Link>
  );
}

function Changes({ row }: { row: AuditRow }) {
  const t = useTexts(staffTexts);
  const language = useLanguage();
  const changes = findChanges(row.before, row.after);
  const cell = { padding: '4px 8px', verticalAlign: 'top', overflowWrap: 'anywhere' } as const;
  return (
    <Box sx={{ padding: '0 16px 14px', overflowX: 'auto' }}>
      {changes.length === 0 && <Typography variant="body2">{t('noChange')}</Typography>}
      <table style={{ borderCollapse: 'collapse', width: '100%', fontSize: 14 }}>
        <tbody>
          {changes.map(({ path, before, after }) => (
            <tr key={path}>
              <th style={{ ...cell, textAlign: 'left', width: '24%', fontWeight: 400, color: '#5e4a4c' }}>
                {nameField(path, language)}
              </th>
              <td
                style={{
                  ...cell,
                  width: '38%',
                  background: before === undefined ? 'none' : 'var(--err-soft)',
                }}
              >
                {showValue(path, before, language)}
              </td>
              <td
                style={{ ...cell, width: '38%', background: after === undefined ? 'none' : 'var(--ok-soft)' }}
              >
                {showValue(path, after, language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Typography variant="caption" color="text.secondary">
        {row.ip} · {row.requestId}
      </Typography>
    </Box>
  );
}
