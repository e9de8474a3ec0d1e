import { Box, Typography } from '@mui/material';
import type { OfficeWrap } from '#contract/content/office-wraps.ts';
import { money } from '#domain/print/money.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { OrderedList } from '#backoffice/parts/inputs/OrderedList.tsx';
import { Thumb } from '#backoffice/parts/frames/Thumb.tsx';
import { CardPrice } from './CardPrice.tsx';
import { deliveryTexts } from './delivery.texts.ts';

export function WrapList() {
  const t = useTexts(deliveryTexts);
  const language = useLanguage();
  return (
    <OrderedList<OfficeWrap>
      note={<CardPrice />}
      row={({ title, picture, price, isActive }) => (
        <>
          <Thumb picture={picture} />
          <Box sx={{ flexGrow: 1 }}>
            <Typography sx={{ fontWeight: 650 }}>{pick(title, language)}</Typography>
            <Typography variant="body2" color="text.secondary" className="tabular">
              {money(price)}
            </Typography>
          </Box>
          {!isActive && <Mark>{t('off')}</Mark>}
        </>
      )}
    />
  );
}
