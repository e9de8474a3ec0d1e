import { Box, Button, TextField } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Title } from 'react-admin';
import { useAnswer } from '../api/use-answer.ts';
import { useTexts } from '../lang/use-texts.ts';
import { Answered } from '../parts/Answered.tsx';
import { AuditRows } from './AuditRows.tsx';
import { staffTexts } from './staff.texts.ts';

type Wish = { q: string; subject: string; action: string; from: string; to: string };

/** Who did what, searchable; each row opens to what was before and after. */
export function AuditList() {
  const t = useTexts(staffTexts);
  const [wish, setWish] = useState<Wish>({ q: '', subject: '', action: '', from: '', to: '' });
  const [page, setPage] = useState(1);
  const asked = useDeferredValue(wish);
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
  const field = (name: keyof Wish, type: 'text' | 'date' = 'text') => (
    <TextField
      key={name}
      type={type}
      label={t(name === 'q' ? 'search' : name)}
      value={wish[name]}
      onChange={(event) => {
        setPage(1);
        setWish({ ...wish, [name]: event.target.value });
      }}
      {...(type === 'date' ? { slotProps: { inputLabel: { shrink: true } } } : {})}
      sx={{ width: { xs: 'calc(50% - 4px)', sm: 170 } }}
    />
  );
  return (
    <>
      <Title title={t('audit')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBottom: 1 }}>
        {field('q')}
        {field('subject')}
        {field('action')}
        {field('from', 'date')}
        {field('to', 'date')}
      </Box>
      <Answered
        isPending={isPending}
        error={error}
        retry={refetch}
        isEmpty={data?.data.length === 0}
        emptyText={t('empty')}
      >
        <AuditRows rows={data?.data ?? []} />
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', marginTop: 1 }}>
          <Button aria-label={t('newer')} disabled={page <= 1} onClick={() => setPage(page - 1)}>
            <ChevronLeft size={20} aria-hidden />
          </Button>
          {page} / {data?.page.pages ?? 1}
          <Button
            aria-label={t('older')}
            disabled={page >= (data?.page.pages ?? 1)}
            onClick={() => setPage(page + 1)}
          >
            <ChevronRight size={20} aria-hidden />
          </Button>
        </Box>
      </Answered>
    </>
  );
}
