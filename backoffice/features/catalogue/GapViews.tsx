import { Box, Chip } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ProductGap } from '#contract/catalogue/office.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { filterSearch } from '#backoffice/data/read-filter.ts';
import { count } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { productTexts } from './product.texts.ts';

const gaps = [
  ['picture', 'gapPicture'],
  ['translation', 'gapTranslation'],
  ['price', 'gapPrice'],
] as const satisfies readonly [ProductGap, string][];

/** Views of the products that lack what keeps them from being listed; none where nothing is lacking. */
export function GapViews() {
  const t = useTexts(productTexts);
  const counts = useAnswer('GET /api/office/gaps/').data?.data;
  const shown = gaps.filter(([gap]) => counts?.[gap]);
  if (shown.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {shown.map(([gap, words]) => (
        <Chip
          key={gap}
          clickable
          component={Link}
          to={`/products${filterSearch({ lacks: gap })}`}
          label={`${t(words)} ${count(counts?.[gap] ?? 0)}`}
          sx={{ '@media (pointer: coarse)': { height: 44 } }}
        />
      ))}
    </Box>
  );
}
