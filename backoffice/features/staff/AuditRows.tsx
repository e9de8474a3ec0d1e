import { Box, Card, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { AuditRow } from '#contract/staff/office.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import type { Phrase } from '#domain/print/texts.ts';
import { nameField } from './audit-fields.ts';
import { nameSubject } from './audit-names.ts';
import { showValue } from './audit-values.ts';
import { auditActionWords, auditSubjectWords } from './audit-words.ts';
import { findChanges } from './diff.ts';
import { staffTexts } from './staff.texts.ts';

/** Rows of the audit log: who did what to what; changed fields are inside. */
export function AuditRows({ rows }: { rows: readonly AuditRow[] }) {
  const words = useTexts(staffTexts);
  const language = useLanguage();
  const named = (words: Readonly<Record<string, Phrase>>, word: string) => words[word]?.[language] ?? word;
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
              {named(auditActionWords, row.action)} · {named(auditSubjectWords, row.subject)}{' '}
              {nameSubject(row, language)}
            </span>
          </Box>
          <SubjectLink row={row} />
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

/** Links to the subject if it has a page. */
function SubjectLink({ row }: { row: AuditRow }) {
  const language = useLanguage();
  const page = pages[row.subject];
  const name = nameSubject(row, language);
  // Several subjects have no single page.
  if (!page || !/^[\w-]+$/.test(row.subjectId)) return null;
  return (
    <Link to={page(row.subjectId)} style={{ color: 'var(--anar)', padding: '0 16px 8px', display: 'block' }}>
      {name || '→'}
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
        {[row.ip, row.subjectId, row.requestId].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
