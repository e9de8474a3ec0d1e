import { Box, Typography } from '@mui/material';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { deliveryPayments } from '#domain/payments/payment-methods.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { ToggleChoice } from '#backoffice/parts/inputs/boxes.tsx';
import { CourierChoice } from './CourierChoice.tsx';
import { orderTexts, orderWords } from '../edit/order.texts.ts';

type HandOut = NonNullable<OfficeOrder['taken']>;

/** How money taken on delivery is refunded, and by whom; the original way is the default. */
export function HandOutChoice({ value, choose }: { value: HandOut; choose: (value: HandOut) => void }) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderWords);
  return (
    <Box sx={{ marginBlock: 1.5 }}>
      <Typography gutterBottom>{t('handOutHow')}</Typography>
      <ToggleChoice
        fullWidth
        value={value.kind}
        choose={(kind) => choose({ ...value, kind })}
        choices={deliveryPayments.map((kind) => [kind, words(kind)])}
      />
      <CourierChoice
        label={t('handOutWho')}
        value={value}
        choose={({ courierId, courier }) => choose({ ...value, courierId, courier })}
        nobody={t('till')}
      />
    </Box>
  );
}
