import { Box, Typography } from '@mui/material';
import { pick } from '#domain/print/texts.ts';
import { money } from '#domain/print/money.ts';
import { useShopName } from '#backoffice/lang/use-shop-name.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { readMoney } from '#backoffice/parts/inputs/read-money.ts';
import { answersOf, type FieldsProps } from './first-day.ts';
import { myShopTexts } from './my-shop.texts.ts';

const serif = 'Piazzolla, Georgia, serif';
const frame = {
  padding: 1.5,
  border: '8px solid #2a161b',
  borderRadius: '30px',
  backgroundColor: 'var(--bg)',
  overflowWrap: 'anywhere',
} as const;
const empty = { aspectRatio: '4 / 5', borderRadius: '12px', border: '1.5px dashed var(--line)' } as const;

/** What a customer will see of the answers, on a phone. */
export function ShopPreview({ form, day }: Omit<FieldsProps, 'change'>) {
  const t = useTexts(myShopTexts);
  const language = useLanguage();
  const usualName = useShopName();
  const { name, categories, freeFrom } = answersOf(form, day);
  const city = day.cities.find(({ id }) => id === form.city);
  const fee = readMoney(form.fee);
  return (
    <Box component="aside">
      <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'center', marginBottom: 1 }}>
        {t('seenSo')}
      </Typography>
      <Box sx={frame}>
        <Box sx={{ font: `650 18px/1.3 ${serif}` }}>{pick(name, language) || usualName}</Box>
        <Box sx={{ marginBlock: 1.5, padding: '14px', borderRadius: '16px', backgroundColor: 'var(--deep)' }}>
          <Box sx={{ color: '#f3d08a', fontSize: 13 }}>
            {t('openUntil', { city: city ? pick(city.title, language) : '', time: form.to })}
          </Box>
        </Box>
        {categories.map((title) => (
          <Box key={title.tm} sx={{ font: `650 15px/1.5 ${serif}` }}>
            {pick(title, language)}
          </Box>
        ))}
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, marginBlock: 1 }} aria-hidden>
          <Box sx={empty} />
          <Box sx={empty} />
        </Box>
        {typeof fee === 'number' && (
          <Typography variant="body2" color="text.secondary">
            {t('deliveryFor', { fee: money(fee) })}
            {freeFrom !== undefined && `, ${t('freeAbove', { sum: money(freeFrom) })}`}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
