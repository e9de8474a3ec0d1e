import { Box, Typography } from '@mui/material';
import type { OfficeZone } from '#contract/delivery/office.ts';
import { amount, money } from '#domain/print/money.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Dotted } from '#backoffice/parts/frames/Dotted.tsx';
import { OrderedList } from '#backoffice/parts/inputs/OrderedList.tsx';
import { deliveryTexts } from './delivery.texts.ts';

export function ZoneList() {
  const t = useTexts(deliveryTexts);
  const language = useLanguage();
  return (
    <OrderedList<OfficeZone>
      row={({ title, fee, freeFrom, minimum, placesCount }) => (
        <Box>
          <Typography sx={{ fontWeight: 650 }}>{pick(title, language)}</Typography>
          <Typography variant="body2" color="text.secondary" className="tabular">
            <Dotted
              parts={[
                fee === 0 ? t('free') : money(fee),
                freeFrom === null ? '' : t('freeFrom', { n: amount(freeFrom) }),
                minimum > 0 ? t('minimum', { sum: money(minimum) }) : '',
                t('places', { n: placesCount }),
              ]}
            />
          </Typography>
        </Box>
      )}
    />
  );
}
