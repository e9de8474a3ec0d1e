import { Box, Typography } from '@mui/material';
import type { OfficeBanner } from '#contract/content/office.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { OrderedList } from '#backoffice/parts/inputs/OrderedList.tsx';
import { Thumb } from '#backoffice/parts/frames/Thumb.tsx';
import { contentTexts } from './content.texts.ts';

/** Banners in their order, and whether each is shown now. */
export function BannerList() {
  const language = useLanguage();
  const t = useTexts(contentTexts);
  return (
    <OrderedList<OfficeBanner>
      row={({ title, picture, startsAt, endsAt, isMain, isOn }) => (
        <>
          <Thumb picture={picture} width={96} ratio={0.5625} />
          <Box sx={{ minWidth: 0, flexGrow: 1 }}>
            <Typography sx={{ fontWeight: 650 }}>{pick(title, language)}</Typography>
            <Typography variant="body2" color="text.secondary" className="tabular">
              {startsAt || endsAt
                ? `${startsAt ? dateAndClock(startsAt) : '…'} – ${endsAt ? dateAndClock(endsAt) : '…'}`
                : t('always')}
            </Typography>
            <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
              <Mark tone={isOn ? 'ok' : 'plain'}>{t(isOn ? 'on' : 'off')}</Mark>
              {isMain && <Mark tone="anar">{t('main')}</Mark>}
            </Box>
          </Box>
        </>
      )}
    />
  );
}
