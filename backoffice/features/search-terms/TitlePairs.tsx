import { Box, Button, Typography } from '@mui/material';
import type { TitlePair } from '#contract/catalogue/office-search.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { searchTexts } from './search-terms.texts.ts';

/** Synonyms proposed from titles in both languages: one press creates a search term. */
export function TitlePairs() {
  const t = useTexts(searchTexts);
  const pairs = useAnswer('GET /api/office/search-terms/pairs/').data?.data ?? [];
  if (pairs.length === 0) return null;
  return (
    <Panel title={t('pairs')} sx={{ marginTop: 2 }}>
      <Typography variant="body2" sx={{ maxWidth: 720, marginBottom: 1 }}>
        {t('pairsLead')}
      </Typography>
      {pairs.map((pair) => (
        <PairRow key={pair.phrase} {...pair} />
      ))}
    </Panel>
  );
}

function PairRow({ phrase, goods, from, to }: TitlePair) {
  const t = useTexts(searchTexts);
  const { act, isBusy } = useAct();
  const add = () => api('POST /api/office/search-terms/', { body: { phrase, kind: 'goods', goods } });
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', paddingBlock: 0.5 }}>
      <Box sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>
          {phrase} → {goods}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t('pairFinds', { from, to })}
        </Typography>
      </Box>
      <Button
        loading={isBusy}
        aria-label={`${t('addPair')}: ${phrase}`}
        onClick={() => void act(add, t('pairAdded'))}
      >
        {t('addPair')}
      </Button>
    </Box>
  );
}
