import { Box, Button, Typography } from '@mui/material';
import type { CourierPhones } from '#contract/couriers/office-phones.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { clock, dateAndClock } from '#domain/print/clocks.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { nameDevice } from '#backoffice/parts/name-device.ts';
import { phonesTexts } from './phones.texts.ts';

type Props = { courierId: number } & Pick<CourierPhones, 'phones'>;

/** Enrolled phones of a courier, each of which can be revoked. */
export function PhoneList({ courierId: id, phones }: Props) {
  const t = useTexts(phonesTexts);
  const { act, isBusy } = useAct();
  const revoke = (phone: string) =>
    act(() => api('DELETE /api/office/couriers/:id/phones/:phone/', { params: { id, phone } }), t('revoked'));
  return (
    <Box component="section" sx={{ marginTop: 3 }}>
      <Typography variant="h6" component="h3">
        {t('list')}
      </Typography>
      {phones.length === 0 && <Typography color="text.secondary">{t('none')}</Typography>}
      {phones.map((phone) => (
        <Box key={phone.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingBlock: 0.75 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{nameDevice(phone.device)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {t('seen', { in: dateAndClock(phone.enrolledAt), seen: clock(phone.seenAt) })}
            </Typography>
          </Box>
          <Button
            size="small"
            color="error"
            variant="outlined"
            loading={isBusy}
            onClick={() => void revoke(phone.id)}
          >
            {t('revoke')}
          </Button>
        </Box>
      ))}
      {phones.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('revokeHint')}
        </Typography>
      )}
    </Box>
  );
}
