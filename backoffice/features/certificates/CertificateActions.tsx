import { Box, Button } from '@mui/material';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { ShownCertificate } from '#contract/certificates/office.ts';
import { mayLapse } from '#domain/certificates/certificate.ts';
import { api } from '#backoffice/api/api.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { money } from '#domain/print/money.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog, ReasonDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { DayBox } from '#backoffice/parts/inputs/DayBox.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { type Code, CodeDialog } from './CodeDialog.tsx';
import { certificatesTexts } from './certificates.texts.ts';
import { useSecond } from './use-second.tsx';

type Props = { certificate: ShownCertificate };

/** Actions of a certificate: each requires a fresh authenticator code and is recorded in the audit log. */
export function CertificateActions({ certificate }: Props) {
  const t = useTexts(certificatesTexts);
  const may = useMay();
  const { act, isBusy } = useAct();
  const [asked, setAsked] = useState<'renew' | 'void' | 'lengthen' | 'lapse'>();
  const [code, setCode] = useState<Code>();
  const { id, state, balance, mobile } = certificate;
  const voidText = useVoidText(certificate);
  if (!may('certificates.write')) return null;
  const params = { id };
  const tell = async () => setCode((await api('POST /api/office/certificates/:id/code/', { params })).data);
  const send = () => api('POST /api/office/certificates/:id/send/', { params });
  const dialog = { certificate, close: () => setAsked(undefined) };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1.5 }}>
      {state !== 'void' && (
        <>
          <Button
            variant="contained"
            startIcon={<Printer size={18} />}
            loading={isBusy}
            onClick={() => void act(tell)}
          >
            {t('showCode')}
          </Button>
          {mobile && (
            <Button variant="outlined" loading={isBusy} onClick={() => void act(send, t('sent'))}>
              {t('send')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setAsked('lengthen')}>
            {t('lengthen')}
          </Button>
          <Button variant="outlined" onClick={() => setAsked('renew')}>
            {t('renew')}
          </Button>
        </>
      )}
      <LapseButton certificate={certificate} press={() => setAsked('lapse')} />
      {(state !== 'void' || balance > 0) && (
        <Button variant="outlined" color="error" onClick={() => setAsked('void')}>
          {t('void')}
        </Button>
      )}
      <ValueDialog asked={asked} {...dialog} />
      {(asked === 'void' || asked === 'lapse') && (
        <ReasonDialog
          title={t(asked)}
          text={asked === 'void' ? voidText : t('lapseText', { sum: money(balance) })}
          max={300}
          go={t(asked)}
          run={(reason) => api(`POST /api/office/certificates/:id/${asked}/`, { params, body: { reason } })}
          done={t('done')}
          close={dialog.close}
        />
      )}
      {code && <CodeDialog code={code} certificate={certificate} close={() => setCode(undefined)} />}
    </Box>
  );
}

/** What voiding does with the balance: the order that sold the certificate gets it back. */
function useVoidText({ balance, uses }: ShownCertificate): string {
  const t = useTexts(certificatesTexts);
  const sale = uses.find(({ what }) => what === 'sold');
  if (balance === 0) return t('voidEmptyText');
  if (sale) return t('voidSoldText', { sum: money(balance), number: sale.number });
  return t('voidText', { sum: money(balance) });
}

/** For the owner, a year after expiry. */
function LapseButton({ certificate, press }: Props & { press: () => void }) {
  const t = useTexts(certificatesTexts);
  const may = useMay();
  const { now } = useEnvironment();
  const { expiresAt } = certificate;
  const end = expiresAt === null ? null : new Date(expiresAt);
  if (!may('certificates.lapse') || !mayLapse({ ...certificate, expiresAt: end }, now())) return null;
  return (
    <Button variant="outlined" onClick={press}>
      {t('lapse')}
    </Button>
  );
}

type DialogProps = Props & { close: () => void };

/** Counts like a certificate that is given: it may want a second person. */
function ValueDialog({ asked, ...dialog }: DialogProps & { asked: string | undefined }) {
  if (asked === 'lengthen') return <LengthenDialog {...dialog} />;
  return asked === 'renew' ? <RenewDialog {...dialog} /> : null;
}

function RenewDialog({ certificate: { id, balance }, close }: DialogProps) {
  const t = useTexts(certificatesTexts);
  const second = useSecond(balance);
  const params = { id };
  return (
    <ReasonDialog
      title={t('renew')}
      text={t('renewText')}
      max={300}
      go={t('renew')}
      run={(reason) =>
        api('POST /api/office/certificates/:id/renew/', { params, body: { reason, ...second.body } })
      }
      isFit={second.isFit}
      done={t('done')}
      close={close}
    >
      {second.boxes}
    </ReasonDialog>
  );
}

function LengthenDialog({ certificate: { id, expiresAt, balance }, close }: DialogProps) {
  const t = useTexts(certificatesTexts);
  const second = useSecond(balance);
  const parts = useTexts(partTexts);
  const first = { until: expiresAt ? dayOf(new Date(expiresAt)) : '', reason: '' };
  const draft = useDraft({ name: `certificate ${id}, longer`, first });
  const { until, reason } = draft.value;
  const body = { until, reason: reason.trim(), ...second.body };
  return (
    <ActionDialog
      title={t('lengthen')}
      go={t('lengthen')}
      isFit={until !== '' && body.reason !== '' && second.isFit}
      run={() => api('POST /api/office/certificates/:id/lengthen/', { params: { id }, body })}
      done={t('done')}
      close={close}
      draft={draft}
    >
      <Box sx={{ display: 'grid', gap: 2, paddingTop: 1 }}>
        <DayBox label={t('newEnd')} value={until} changed={(to) => draft.change({ until: to })} fullWidth />
        <TextBox label={parts('reason')} {...draft.box('reason')} max={300} required />
        {second.boxes}
      </Box>
    </ActionDialog>
  );
}
