import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Staff } from '#contract/staff/office.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { type Link, LinkDialog } from './LinkDialog.tsx';
import { staffTexts } from './staff.texts.ts';

/** For a lost password or phone: creates a new link, or ends all sessions. */
export function NewLink() {
  const t = useTexts(staffTexts);
  const staff = useRecordContext<Staff>();
  const { act, isBusy } = useAct();
  const [link, setLink] = useState<Link>();
  if (!staff) return null;
  const make = async () => {
    const reply = await api('POST /api/office/staff/:id/link/', { params: { id: staff.id } });
    setLink(reply.link);
  };
  const signOut = () => api('POST /api/office/staff/:id/sign-out/', { params: { id: staff.id } });
  return (
    <Box>
      <Button variant="outlined" loading={isBusy} onClick={() => void act(make)}>
        {t('newLink')}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {t('newLinkText')}
      </Typography>
      <Button
        variant="outlined"
        loading={isBusy}
        sx={{ marginTop: 1.5 }}
        onClick={() => void act(signOut, t('signOutDone'))}
      >
        {t('signOutEverywhere')}
      </Button>
      {link && <LinkDialog link={link} close={() => setLink(undefined)} />}
    </Box>
  );
}
