import { Box, Button, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { staffTexts } from '../staff.texts.ts';
import { accountTexts } from './account.texts.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';

/** The user's own access: password, authenticator, other sessions. */
export default function AccountPage() {
  const t = useTexts(accountTexts);
  const words = useTexts(staffTexts);
  const { act, isBusy } = useAct();
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/me/');
  const me = data?.data;
  const signOut = () => api('POST /api/office/me/sign-out-elsewhere/');
  return (
    <>
      <Title title={t('title')} />
      <Answered isPending={isPending} error={error} retry={refetch}>
        {me && (
          <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
            <Panel title={me.name}>
              <Typography color="text.secondary">
                {me.login} · {words(me.role)}
              </Typography>
              <Typography variant="body2">{words(`${me.role}Note`)}</Typography>
            </Panel>
            <PasswordForm login={me.login} />
            <PhoneForm login={me.login} />
            <Panel title={t('elsewhere')}>
              <Typography variant="body2" gutterBottom>
                {t('elsewhereLead')}
              </Typography>
              <Button variant="outlined" loading={isBusy} onClick={() => void act(signOut, t('signedOut'))}>
                {t('signOut')}
              </Button>
            </Panel>
          </Box>
        )}
      </Answered>
    </>
  );
}
