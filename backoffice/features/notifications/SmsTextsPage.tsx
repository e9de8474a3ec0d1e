import { Box, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { LastSaved } from '#backoffice/parts/conflict/LastSaved.tsx';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { smsTexts } from './notifications.texts.ts';
import { SmsTextForm } from './SmsTextForm.tsx';

/** SMS templates with the cost of each. */
export default function SmsTextsPage() {
  const t = useTexts(smsTexts);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/sms-texts/', undefined, {
    isForm: true,
  });
  return (
    <>
      <Title title={t('smsTitle')} />
      <Typography sx={{ marginBottom: 2, maxWidth: 720 }}>
        {t('smsLead', { order: '{order}', total: '{total}' })}
      </Typography>
      <Answered isPending={isPending} error={error} retry={refetch}>
        <LastSaved saved={data?.saved} />
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 900 }}>
          {data?.data.map((text) => (
            <SmsTextForm key={text.id} sms={text} answer={data} />
          ))}
        </Box>
      </Answered>
    </>
  );
}
