import { Alert, Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { OfficeRequest } from '#contract/gift-requests/office.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { requestTexts } from './request.texts.ts';

/** Thanks that the giver has reported: only shown here, to be hidden or kept. */
export function ReportedThanks({ request: { order, thanks } }: { request: OfficeRequest }) {
  const t = useTexts(requestTexts);
  const params = { id: order };
  const isReported = thanks?.isReported === true;
  const { data } = useAnswer('GET /api/office/requests/:id/thanks/', { params }, { isOff: !isReported });
  const { act, isBusy } = useAct();
  const queries = useQueryClient();
  if (!thanks || !isReported || !data?.data) return null;
  const { text, photo } = data.data;
  const judge = (hide: boolean) =>
    void act(async () => {
      await api('POST /api/office/requests/:id/judge-thanks/', { params, body: { hide } });
      await queries.invalidateQueries({ queryKey: ['office'] });
    }, t('judged'));
  return (
    <Box sx={{ display: 'grid', gap: 1, marginTop: 1.5 }}>
      <Alert severity={thanks.isHidden ? 'info' : 'warning'}>
        {t(thanks.isHidden ? 'thanksHidden' : 'thanksReported')}
      </Alert>
      {text && <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>}
      {photo && (
        <img {...photo} alt={t('thanksPhoto')} style={{ width: 240, height: 'auto', borderRadius: 10 }} />
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {!thanks.isHidden && (
          <Button variant="contained" color="error" loading={isBusy} onClick={() => judge(true)}>
            {t('hide')}
          </Button>
        )}
        <Button variant="outlined" loading={isBusy} onClick={() => judge(false)}>
          {t('letStand')}
        </Button>
      </Box>
    </Box>
  );
}
