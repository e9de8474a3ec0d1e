import { Box, ButtonBase, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import type { OfficeProductRow } from '#contract/catalogue/office.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { bookAmount } from '#domain/print/money.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import type { DraftLine } from '#backoffice/features/orders/edit/named-option.ts';
import { counterTexts } from './counter.texts.ts';

type Props = {
  /** two letters or more of a name; else what is sold most */
  q: string;
  lines: readonly DraftLine[];
  choose: (product: OfficeProductRow) => void;
};

/** Fifteen products to be pressed: those sold most, of all or of a category, or those whose names were typed. */
export function GoodsGrid({ q, lines, choose }: Props) {
  const t = useTexts(counterTexts);
  const [category, setCategory] = useState<number>();
  const isFound = q.length >= 2;
  const usual = useAnswer(
    'GET /api/office/counter-sales/goods/',
    { query: category === undefined ? {} : { category } },
    { keepsFormer: true, isOff: isFound },
  );
  const found = useAnswer(
    'GET /api/office/products/',
    { query: { status: 'published', in_stock: true, page_size: 15, q } },
    { keepsFormer: true, isOff: !isFound },
  );
  const { data, isPending, error, refetch } = isFound ? found : usual;
  const goods = data?.data ?? [];
  const unitsOf = (id: number) =>
    lines.reduce((sum, { product, quantity }) => sum + (product === id ? quantity : 0), 0);
  return (
    <Box component="section" aria-label={t(isFound ? 'found' : 'usual')}>
      {isFound ? (
        <Typography sx={{ fontWeight: 650, marginBlock: 1 }}>{t('found')}</Typography>
      ) : (
        <CategoryChips chosen={category} choose={setCategory} />
      )}
      <Answered
        isPending={isPending}
        // What is already there can be sold, if it could not be read anew.
        error={data ? null : error}
        retry={refetch}
        isEmpty={goods.length === 0}
        emptyText={t('none')}
      >
        <Box sx={grid}>
          {goods.map((product) => (
            <Tile key={product.id} product={product} units={unitsOf(product.id)} choose={choose} />
          ))}
        </Box>
      </Answered>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 1.125,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(132px, 1fr))' },
};

type ChipsProps = { chosen: number | undefined; choose: (category: number | undefined) => void };

/** What is sold most, of the whole shop or of a main category. */
function CategoryChips({ chosen, choose }: ChipsProps) {
  const t = useTexts(counterTexts);
  const language = useLanguage();
  const { data } = useAnswer('GET /api/office/categories/', { query: { page_size: 60 } });
  const main = data?.data.filter(({ parent, productsCount }) => parent === null && productsCount > 0) ?? [];
  const chips = [
    [undefined, t('usual')] as const,
    ...main.map(({ id, title }) => [id, pick(title, language)] as const),
  ];
  return (
    <Box sx={{ display: 'flex', gap: 0.75, paddingBlock: 1, overflowX: 'auto' }}>
      {chips.map(([id, name]) => (
        <Chip
          key={id ?? 0}
          label={name}
          color={id === chosen ? 'primary' : 'default'}
          variant={id === chosen ? 'filled' : 'outlined'}
          aria-pressed={id === chosen}
          onClick={() => choose(id)}
          sx={{ flex: 'none', '@media (pointer: coarse)': { height: 44 } }}
        />
      ))}
    </Box>
  );
}

type TileProps = { product: OfficeProductRow; units: number; choose: Props['choose'] };

/** A picture with the name and the price below it, on a phone beside it; how many units are among the lines. */
function Tile({ product, units, choose }: TileProps) {
  const language = useLanguage();
  const { picture } = product;
  const frame = units > 0 ? 'var(--anar)' : 'var(--line)';
  return (
    <ButtonBase
      onClick={() => choose(product)}
      sx={{
        ...{ position: 'relative', overflow: 'hidden', textAlign: 'left', alignItems: 'stretch' },
        ...{ display: 'flex', flexDirection: { xs: 'row', md: 'column' }, justifyContent: 'flex-start' },
        ...{ background: '#ffffff', borderRadius: '12px', minHeight: 64 },
        ...{ border: `1px solid ${frame}`, boxShadow: units > 0 ? `0 0 0 1px ${frame}` : 'none' },
      }}
    >
      {picture ? (
        <Box component="img" src={picture.src} srcSet={picture.srcset.webp} sizes="190px" alt="" sx={photo} />
      ) : (
        <Box sx={photo} />
      )}
      <Box sx={{ minWidth: 0, padding: '6px 9px 8px', fontSize: 13, lineHeight: '17px' }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>{pick(product.title, language)}</Box>
        <b className="tabular">{bookAmount(product.price)}</b>
      </Box>
      {units > 0 && (
        <Box component="b" className="tabular" sx={badge}>
          {units}
        </Box>
      )}
    </ButtonBase>
  );
}

const photo = {
  flex: 'none',
  width: { xs: 52, md: '100%' },
  height: { xs: 64, md: 86 },
  objectFit: 'cover',
  backgroundColor: 'var(--sunken)',
} as const;
const badge = {
  position: 'absolute',
  top: 7,
  right: 7,
  minWidth: 24,
  borderRadius: '12px',
  backgroundColor: 'var(--anar)',
  color: '#ffffff',
  fontSize: 13,
  lineHeight: '24px',
  textAlign: 'center',
} as const;
