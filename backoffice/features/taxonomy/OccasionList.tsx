import { Box, Typography } from '@mui/material';
import type { OfficeOccasion } from '#contract/catalogue/office-taxonomy.ts';
import { date, dayAndMonth } from '#domain/print/days.ts';
import { dayOf, isoDay } from '#domain/delivery/calendar.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Dotted } from '#backoffice/parts/frames/Dotted.tsx';
import { OrderedList } from '#backoffice/parts/inputs/OrderedList.tsx';
import { taxonomyTexts } from './taxonomy.texts.ts';

export function OccasionList() {
  const language = useLanguage();
  const t = useTexts(taxonomyTexts);
  const { now } = useEnvironment();
  const today = dayOf(now());
  return (
    <OrderedList<OfficeOccasion>
      row={({ title, month, day, moves, days, productsCount }) => (
        <Box>
          <Typography sx={{ fontWeight: 650 }}>{pick(title, language)}</Typography>
          <Typography variant="body2" color="text.secondary">
            <Dotted
              parts={[
                month && day ? dayAndMonth(isoDay(2024, month, day), language) : '',
                moves
                  ? days
                      .filter((one) => one >= today)
                      .map(date)
                      .join(', ') || t('lacksDay')
                  : '',
                t('products', { n: productsCount }),
              ]}
            />
          </Typography>
        </Box>
      )}
    />
  );
}
