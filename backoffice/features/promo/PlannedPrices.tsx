import { Box, FormHelperText, IconButton, Typography } from '@mui/material';
import { Trash } from 'lucide-react';
import { useGetMany } from 'react-admin';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import type { OfficePricePlan } from '#contract/catalogue/office-price-plans.ts';
import type { StockRow } from '#contract/stock/office.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { money } from '#domain/print/money.ts';
import { pickAll } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { MoneyInput } from '#backoffice/parts/inputs/MoneyInput.tsx';
import { ProductSearch } from '#backoffice/parts/inputs/ProductSearch.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { promoTexts } from './promo.texts.ts';

type Row = { option: number; price: number | null };

/** The price of each option while the plan runs. A chosen product adds all of its options. */
export function PlannedPrices() {
  const t = useTexts(promoTexts);
  const { act } = useAct();
  const { fields, append, remove } = useFieldArray<{ prices: Row[] }, 'prices', 'key'>({
    name: 'prices',
    keyName: 'key',
    rules: { required: t('pricesNeeded') },
  });
  const { errors } = useFormState<Pick<OfficePricePlan, 'prices'>>({ name: 'prices' });
  const ids = fields.map(({ option }) => option);
  const { data = [] } = useGetMany<StockRow>('stock', { ids }, { enabled: ids.length > 0 });
  const add = (product: number) =>
    act(async () => {
      const query = { product, page_size: 100, sort: 'id' as const };
      const options = await api('GET /api/office/stock/', { query });
      const added = options.data.filter(({ id }) => !ids.includes(id));
      append(added.map(({ id }) => ({ option: id, price: null })));
    });
  return (
    <Box sx={{ width: '100%', marginBlock: 1 }}>
      {fields.map(({ key, option }, at) => (
        <PlannedPrice
          key={key}
          source={`prices.${at}.price`}
          option={data.find((one) => one?.id === option)}
          onRemove={() => remove(at)}
        />
      ))}
      <ProductSearch label={t('addProduct')} chosen={({ id }) => void add(id)} />
      <FormHelperText error={errors.prices !== undefined}>
        {errors.prices?.root?.message ?? t('pricesHint')}
      </FormHelperText>
    </Box>
  );
}

type PriceProps = { source: string; option: StockRow | undefined; onRemove: () => void };

function PlannedPrice({ source, option, onRemove }: PriceProps) {
  const t = useTexts(promoTexts);
  const parts = useTexts(partTexts);
  const language = useLanguage();
  const price = useWatch({ name: source }) as number | null;
  const title = option ? pickAll([option.title, option.optionTitle], language) : '…';
  const isLower = !option || price === null || price < option.price;
  const hint = option && t(isLower ? 'priceNow' : 'notLower', { sum: money(option.price) });
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{ display: 'grid', gridTemplateColumns: '1fr 44px', alignItems: 'center', columnGap: 1 }}
    >
      <Typography variant="subtitle2" sx={{ gridColumn: '1 / -1' }}>
        {title}
      </Typography>
      <MoneyInput source={source} label={t('priceThen')} isNeeded {...(hint ? { helperText: hint } : {})} />
      <IconButton aria-label={`${parts('remove')}: ${title}`} color="error" onClick={onRemove}>
        <Trash size={18} />
      </IconButton>
    </Box>
  );
}
