import { Box, Typography } from '@mui/material';
import type { OfficeZone } from '#contract/delivery/office.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage } from '#backoffice/lang/use-texts.ts';
import { OrderedList } from '#backoffice/parts/inputs/OrderedList.tsx';
import { ZoneFacts } from './ZoneFacts.tsx';

export function ZoneList() {
  const language = useLanguage();
  return (
    <OrderedList<OfficeZone>
      row={(zone) => (
        <Box>
          <Typography sx={{ fontWeight: 650 }}>{pick(zone.title, language)}</Typography>
          <Typography variant="body2" color="text.secondary" className="tabular">
            <ZoneFacts {...zone} />
          </Typography>
        </Box>
      )}
    />
  );
}
