import { Box, Button, MenuItem, TextField } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { emptyWords } from '#backoffice/lang/empty-words.ts';
import type { Phrase } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { DayBox } from '#backoffice/parts/inputs/DayBox.tsx';
import { auditActionWords, auditSubjectWords } from './audit-words.ts';
import { AuditRows } from './AuditRows.tsx';
import { ChainCheck } from './ChainCheck.tsx';
import { staffTexts } from './staff.texts.ts';

/** Most results of an audit search. */
const mostHits = 10_000;

type AuditFilter = { q: string; subject: string; action: string; from: string; to: string };

/** The audit log, searchable; each row expands to values before and after. */
export function AuditList() {
  const t = useTexts(staffTexts);
  const [search] = useSearchParams();
  const [filter, setFilter] = useState<AuditFilter>({
    q: search.get('q') ?? '',
    subject: '',
    action: '',
    from: '',
    to: '',
  });
  const [page, setPage] = useState(1);
  const asked = useDeferredValue(filter);
  const query = {
    page,
    page_size: 50,
    ...(asked.q ? { q: asked.q } : {}),
    ...(asked.subject ? { subject: asked.subject } : {}),
    ...(asked.action ? { action: asked.action } : {}),
    ...(asked.from ? { from: `${asked.from}T00:00:00+05:00` } : {}),
    ...(asked.to ? { to: `${asked.to}T23:59:59+05:00` } : {}),
  };
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/audit/', { query });
  const emptyText = useTexts(emptyWords);
  const isFiltered = Object.values(asked).some(Boolean);
  const set = (part: Partial<AuditFilter>) => {
    setPage(1);
    setFilter({ ...filter, ...part });
  };
  return (
    <>
      <Title title={t('audit')} />
      <AuditFilters filter={filter} set={set} />
      <Answered
        isPending={isPending}
        error={error}
        retry={refetch}
        isEmpty={data?.data.length === 0}
        emptyText={isFiltered ? t('empty') : emptyText('audit')}
      >
        <AuditRows rows={data?.data ?? []} />
        <Pager page={page} pages={data?.page.pages ?? 1} turn={setPage}>
          {asked.q && data?.page.total === mostHits && t('onlyNewest')}
        </Pager>
      </Answered>
    </>
  );
}

type AuditFiltersProps = { filter: AuditFilter; set: (part: Partial<AuditFilter>) => void };

function AuditFilters({ filter, set }: AuditFiltersProps) {
  const t = useTexts(staffTexts);
  const language = useLanguage();
  const width = { width: { xs: 'calc(50% - 4px)', sm: 172 } };
  const choice = (name: 'subject' | 'action', words: Readonly<Record<string, Phrase>>) => (
    <TextField
      select
      label={t(name)}
      value={filter[name]}
      onChange={(event) => set({ [name]: event.target.value })}
      sx={width}
    >
      <MenuItem value="">{t('everything')}</MenuItem>
      {Object.entries(words).map(([id, word]) => (
        <MenuItem key={id} value={id}>
          {word[language]}
        </MenuItem>
      ))}
    </TextField>
  );
  const day = (name: 'from' | 'to') => (
    <DayBox
      label={t(name)}
      value={filter[name]}
      changed={(chosen) => set({ [name]: chosen })}
      canClear
      sx={width}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBottom: 1 }}>
      <TextField
        label={t('search')}
        value={filter.q}
        onChange={(event) => set({ q: event.target.value })}
        sx={{ width: { xs: '100%', sm: 172 } }}
      />
      {choice('subject', auditSubjectWords)}
      {choice('action', auditActionWords)}
      {day('from')}
      {day('to')}
      <ChainCheck />
    </Box>
  );
}

type PagerProps = { page: number; pages: number; turn: (page: number) => void; children: ReactNode };

function Pager({ page, pages, turn, children }: PagerProps) {
  const t = useTexts(staffTexts);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', marginTop: 1 }}>
      <Button aria-label={t('newer')} disabled={page <= 1} onClick={() => turn(page - 1)}>
        <ChevronLeft size={20} aria-hidden />
      </Button>
      {page} / {pages}
      <Button aria-label={t('older')} disabled={page >= pages} onClick={() => turn(page + 1)}>
        <ChevronRight size={20} aria-hidden />
      </Button>
      {children}
    </Box>
  );
}
