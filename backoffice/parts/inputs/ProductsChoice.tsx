import { Box, IconButton, Typography } from '@mui/material';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useGetMany } from 'react-admin';
import type { OfficeProductRow } from '#contract/catalogue/office.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Thumb } from '#backoffice/parts/frames/Thumb.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { ProductSearch } from './ProductSearch.tsx';

type Props = {
  label: string;
  ids: readonly number[];
  change: (ids: number[]) => void;
  /** Maximum number of products. */
  most?: number;
};

/** An ordered choice of products: searched, moved, removed. */
export function ProductsChoice({ label, ids, change, most = Number.POSITIVE_INFINITY }: Props) {
  const t = useTexts(partTexts);
  const language = useLanguage();
  const { data = [] } = useGetMany<OfficeProductRow>(
    'products',
    { ids: [...ids] },
    { enabled: ids.length > 0 },
  );
  const move = (at: number, by: number) => {
    const others = ids.toSpliced(at, 1);
    change(others.toSpliced(at + by, 0, ...ids.slice(at, at + 1)));
  };
  return (
    <Box sx={{ width: '100%', marginBlock: 1 }}>
      <Typography variant="subtitle2">{label}</Typography>
      {ids.map((id, at) => {
        const product = data.find((one) => one?.id === id);
        const title = product ? pick(product.title, language) : `№ ${id}`;
        return (
          <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingBlock: 0.5 }}>
            <Thumb picture={product?.picture} width={36} />
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>{title}</Box>
            <IconButton aria-label={`${t('up')}: ${title}`} disabled={at === 0} onClick={() => move(at, -1)}>
              <ChevronUp size={18} />
            </IconButton>
            <IconButton
              aria-label={`${t('down')}: ${title}`}
              disabled={at === ids.length - 1}
              onClick={() => move(at, 1)}
            >
              <ChevronDown size={18} />
            </IconButton>
            <IconButton
              aria-label={`${t('remove')}: ${title}`}
              color="error"
              onClick={() => change(ids.toSpliced(at, 1))}
            >
              <X size={18} />
            </IconButton>
          </Box>
        );
      })}
      {ids.length < most && (
        <ProductSearch
          label={t('addProduct')}
          chosen={({ id }) => !ids.includes(id) && change([...ids, id])}
        />
      )}
    </Box>
  );
}
