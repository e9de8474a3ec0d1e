import { Box, IconButton, Typography } from '@mui/material';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useGetMany, useInput } from 'react-admin';
import type { OfficeProductRow } from '#contract/catalogue/office.ts';
import { pick } from '#backoffice/lang/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { ProductSearch } from '#backoffice/parts/inputs/ProductSearch.tsx';
import { Thumb } from '#backoffice/parts/frames/Thumb.tsx';
import { taxonomyTexts } from './taxonomy.texts.ts';

/** Products of an idea, in the order in which its story shows them. */
export function IdeaProductsInput({ source }: { source: string }) {
  const t = useTexts(taxonomyTexts);
  const parts = useTexts(partTexts);
  const language = useLanguage();
  const { field } = useInput({ source, defaultValue: [] });
  const ids = (field.value ?? []) as number[];
  const { data = [] } = useGetMany<OfficeProductRow>('products', { ids }, { enabled: ids.length > 0 });
  const move = (at: number, by: number) => {
    const others = ids.filter((_, place) => place !== at);
    field.onChange([...others.slice(0, at + by), ids[at], ...others.slice(at + by)]);
  };
  return (
    <Box sx={{ width: '100%', marginBlock: 1 }}>
      <Typography variant="subtitle2">{t('ideaProducts')}</Typography>
      {ids.map((id, at) => {
        const product = data.find((one) => one?.id === id);
        return (
          <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingBlock: 0.5 }}>
            <Thumb picture={product?.picture} width={36} />
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>{product ? pick(product.title, language) : `№ ${id}`}</Box>
            <IconButton aria-label={parts('up')} disabled={at === 0} onClick={() => move(at, -1)}>
              <ChevronUp size={18} />
            </IconButton>
            <IconButton
              aria-label={parts('down')}
              disabled={at === ids.length - 1}
              onClick={() => move(at, 1)}
            >
              <ChevronDown size={18} />
            </IconButton>
            <IconButton
              aria-label={parts('remove')}
              color="error"
              onClick={() => field.onChange(ids.filter((one) => one !== id))}
            >
              <X size={18} />
            </IconButton>
          </Box>
        );
      })}
      <ProductSearch
        label={t('ideaProducts')}
        chosen={({ id }) => !ids.includes(id) && field.onChange([...ids, id])}
      />
    </Box>
  );
}
