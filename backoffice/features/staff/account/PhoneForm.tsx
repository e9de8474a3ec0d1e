import { Alert, Button, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { AuthenticatorStep } from '../AuthenticatorStep.tsx';
import { accountTexts } from './account.texts.ts';
import { CodeField } from '../CodeField.tsx';
import { ProofFields, readText } from './ProofFields.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';

type Offer = { totpSecret: string; totpUrl: string; offer: string };
const codeOf = (form: HTMLFormElement) => readText(form, 'code').replace(/\s/g, '');

/** Moves the authenticator to another phone: re-authentication, new secret, a code of it, and new recovery codes. */
export function PhoneForm({ login }: { login: string }) {
  const t = useTexts(accountTexts);
  const { act, isBusy } = useAct();
  const [offered, setOffered] = useState<Offer>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = (form: HTMLFormElement) => async () => {
    const body = { password: readText(form, 'password'), code: codeOf(form) };
    setOffered((await api('POST /api/office/me/authenticator/', { body })).data);
  };
  const finish = (form: HTMLFormElement, offer: string) => async () => {
    const body = { offer, code: codeOf(form) };
    setCodes((await api('PUT /api/office/me/authenticator/', { body })).data.recoveryCodes);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void act(offered ? finish(form, offered.offer) : begin(form));
  };
  if (codes)
    return (
      <Panel title={t('phone')}>
        <Alert severity="success">{t('phoneDone')}</Alert>
        <RecoveryCodeList codes={codes} login={login} />
      </Panel>
    );
  return (
    <Panel title={t('phone')}>
      {/* A separate form, so that no input of the first one is kept. */}
      <form key={offered ? 'finish' : 'begin'} onSubmit={submit}>
        {offered ? (
          <>
            <AuthenticatorStep account={offered} />
            <CodeField label={t('newCode')} />
          </>
        ) : (
          <>
            <Typography variant="body2">{t('phoneLead')}</Typography>
            <ProofFields login={login} />
          </>
        )}
        <Button type="submit" variant="contained" loading={isBusy} sx={{ marginTop: 1 }}>
          {t(offered ? 'change' : 'begin')}
        </Button>
      </form>
    </Panel>
  );
}
