import { Autocomplete, Box, TextField } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useSearchNames } from './use-search-names.ts';
import type { OfficeProductRow } from '#contract/catalogue/office.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { money } from '#domain/print/money.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { Thumb } from '#backoffice/parts/frames/Thumb.tsx';

type Props = {
  label: string;
  /** Only products that can be sold now. */
  isForSale?: boolean;
  chosen: (product: OfficeProductRow) => void;
};

/** Searches a product by name, number or code; clears itself after a choice. */
export function ProductSearch({ label, isForSale, chosen }: Props) {
  const language = useLanguage();
  const t = useTexts(partTexts);
  const names = useSearchNames();
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const { data, isFetching } = useAnswer(
    'GET /api/office/products/',
    {
      query: {
        page_size: 20,
        ...(q ? { q } : {}),
        ...(isForSale ? { status: 'published', in_stock: true } : {}),
      },
    },
    { isOff: q.length < 2 },
  );
  return (
    <Autocomplete<OfficeProductRow>
      {...names}
      options={q.length < 2 ? [] : (data?.data ?? [])}
      value={null}
      inputValue={text}
      onInputChange={(_, next, why) => setText(why === 'reset' ? '' : next)}
      onChange={(_, product) => product && chosen(product)}
      filterOptions={(found) => found}
      getOptionLabel={(product) => pick(product.title, language)}
      getOptionKey={({ id }) => id}
      loading={isFetching}
      noOptionsText={q.length < 2 ? t('twoLetters') : names.noOptionsText}
      blurOnSelect
      renderInput={(params) => <TextField {...params} label={label} />}
      renderOption={({ key, ...props }, product) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
          <Thumb picture={product.picture} width={36} />
          <span style={{ flexGrow: 1 }}>{pick(product.title, language)}</span>
          <span className="tabular">{money(product.price)}</span>
        </Box>
      )}
      fullWidth
    />
  );
}
