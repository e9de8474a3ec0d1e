import { Box, Button, Pagination, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import type { EmptySearch } from '#contract/catalogue/office-search.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { date } from '#domain/print/days.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { ToggleChoice } from '#backoffice/parts/inputs/boxes.tsx';
import { searchTexts } from './search-terms.texts.ts';

/** Searches without results; each can be made a search term. */
export default function EmptySearchesPage() {
  const t = useTexts(searchTexts);
  const [days, setDays] = useState<'7' | '30' | '90'>('30');
  const [page, setPage] = useState(1);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/empty-searches/', {
    query: { days: Number(days), page, page_size: 25 },
  });
  return (
    <>
      <Title title={t('empty')} />
      <Typography sx={{ maxWidth: 720, marginBottom: 2 }}>{t('emptyLead')}</Typography>
      <ToggleChoice
        value={days}
        size="small"
        choose={(next) => {
          setDays(next);
          setPage(1);
        }}
        choices={(['7', '30', '90'] as const).map((n) => [n, t('days', { n })])}
        sx={{ marginBottom: 2 }}
      />
      <Panel sx={{ maxWidth: 900 }}>
        <Answered
          isPending={isPending}
          error={error}
          retry={refetch}
          isEmpty={data?.data.length === 0}
          emptyText={t('emptyNone')}
        >
          {data?.data.map((search) => (
            <SearchRow key={search.typed} search={search} />
          ))}
          {data && data.page.pages > 1 && (
            <Pagination count={data.page.pages} page={page} onChange={(_, next) => setPage(next)} />
          )}
        </Answered>
      </Panel>
    </>
  );
}

function SearchRow({ search: { typed, searches, lastDay, nearest } }: { search: EmptySearch }) {
  const t = useTexts(searchTexts);
  const { canAccess } = useCanAccess({ resource: 'search-terms', action: 'create' });
  const { act, isBusy } = useAct();
  const dismiss = () => api('POST /api/office/empty-searches/dismiss/', { body: { typed } });
  const filled = encodeURIComponent(
    JSON.stringify({ phrase: typed, ...(nearest ? { kind: 'goods', goods: nearest } : {}) }),
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', paddingBlock: 1 }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>{typed}</Typography>
        <Typography variant="body2" color="text.secondary">
          {t('times', { n: searches, day: date(lastDay) })}
          {nearest && ` · ${t('nearest', { words: nearest })}`}
        </Typography>
      </Box>
      {canAccess && (
        <>
          <Button loading={isBusy} color="inherit" onClick={() => void act(dismiss, t('dismissed'))}>
            {t('dismiss')}
          </Button>
          <Button component={Link} to={`/search/terms/create?source=${filled}`}>
            {t('makeTerm')}
          </Button>
        </>
      )}
    </Box>
  );
}
