import { Alert, Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { OfficeProduct } from '#contract/catalogue/office.ts';
import { higherThanBefore } from '#domain/promo/old-price.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { amount } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { MoneyInput } from '#backoffice/parts/inputs/MoneyInput.tsx';
import { productTexts } from '#backoffice/features/catalogue/product.texts.ts';

type PriceFields = { id?: number; price?: number | null; oldPrice?: number | null };

/** Warns, without refusing, about an old price higher than the price of the last month. */
export function OldPriceInput({ source }: { source: string }) {
  const t = useTexts(productTexts);
  const { now } = useEnvironment();
  const product = useRecordContext<OfficeProduct>();
  const { id, price = null, oldPrice = null } = (useWatch({ name: source }) ?? {}) as PriceFields;
  const saved = product?.options?.find((option) => option.id === id);
  const isJudged = saved !== undefined && price !== null && product?.status === 'published';
  const lowest = isJudged ? higherThanBefore({ price, oldPrice }, saved, now()) : null;
  return (
    <Box>
      <MoneyInput source={`${source}.oldPrice`} label="resources.products.fields.oldPrice" />
      {lowest !== null && (
        <Alert severity="warning" role="status" sx={{ marginBottom: 1 }}>
          {t('oldPriceHigh', { sum: amount(lowest) })}
        </Alert>
      )}
    </Box>
  );
}
