import { Box, ButtonBase, Typography } from '@mui/material';
import type { OfficeProductRow } from '#contract/catalogue/office.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { bookAmount } from '#domain/print/money.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Thumb } from '#backoffice/parts/frames/Thumb.tsx';
import type { DraftLine } from '#backoffice/features/orders/edit/LinesInput.tsx';
import { counterTexts } from './counter.texts.ts';

type Props = {
  /** two letters or more of a name; else what is sold most */
  q: string;
  lines: readonly DraftLine[];
  choose: (product: OfficeProductRow) => void;
};

/** Fifteen products to be pressed: those sold most, or those whose names were typed. */
export function GoodsGrid({ q, lines, choose }: Props) {
  const t = useTexts(counterTexts);
  const isFound = q.length >= 2;
  const { data } = useAnswer(
    'GET /api/office/products/',
    {
      query: {
        ...{ status: 'published', in_stock: true, page_size: 15 },
        ...(isFound ? { q } : { sort: '-popularity' as const }),
      },
    },
    { keepsFormer: true },
  );
  const unitsOf = (id: number) =>
    lines.reduce((sum, { product, quantity }) => sum + (product === id ? quantity : 0), 0);
  return (
    <Box component="section" aria-label={t(isFound ? 'found' : 'usual')}>
      <Typography sx={{ fontWeight: 650, marginBlock: 1 }}>{t(isFound ? 'found' : 'usual')}</Typography>
      {data?.data.length === 0 && <Typography color="text.secondary">{t('none')}</Typography>}
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}>
        {data?.data.map((product) => (
          <Tile key={product.id} product={product} units={unitsOf(product.id)} choose={choose} />
        ))}
      </Box>
    </Box>
  );
}

type TileProps = { product: OfficeProductRow; units: number; choose: Props['choose'] };

function Tile({ product, units, choose }: TileProps) {
  const language = useLanguage();
  return (
    <ButtonBase
      onClick={() => choose(product)}
      sx={{
        ...{ display: 'flex', gap: 1, justifyContent: 'flex-start', padding: 1, textAlign: 'left' },
        ...{ background: '#ffffff', borderRadius: '12px', minHeight: 64 },
        border: units > 0 ? '2px solid var(--anar)' : '1px solid var(--hair)',
      }}
    >
      <Thumb picture={product.picture} width={40} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Box sx={{ overflowWrap: 'anywhere', lineHeight: 1.2 }}>{pick(product.title, language)}</Box>
        <Box className="tabular" sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: 650 }}>
          <span>{bookAmount(product.price)}</span>
          {units > 0 && <span>× {units}</span>}
        </Box>
      </Box>
    </ButtonBase>
  );
}
