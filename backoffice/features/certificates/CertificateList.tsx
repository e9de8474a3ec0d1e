import { FunctionField, SelectInput, TextInput } from 'react-admin';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { OfficeCertificate } from '#contract/certificates/office.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { date } from '#domain/print/days.ts';
import { money } from '#domain/print/money.ts';
import { phone } from '#domain/print/phone.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { HiddenName } from '#backoffice/parts/frames/HiddenName.tsx';
import { ListFrame } from '#backoffice/parts/frames/ListFrame.tsx';
import { MoneyField } from '#backoffice/parts/frames/MoneyField.tsx';
import { Rows } from '#backoffice/parts/frames/Rows.tsx';
import { SheetDialog } from './SheetDialog.tsx';
import { CertificateMark } from './CertificateMark.tsx';
import { certificateStateWords, certificatesTexts } from './certificates.texts.ts';

/** Gift certificates, and the shop's total liability for them. */
export function CertificateList() {
  const t = useTexts(certificatesTexts);
  const states = useTexts(certificateStateWords);
  const may = useMay();
  const { data } = useAnswer('GET /api/office/certificates/', { query: { page_size: 1 } });
  const choices = (['active', 'used-up', 'expired', 'void'] as const).map((id) => ({ id, name: states(id) }));
  const filters = [
    <TextInput key="q" source="q" alwaysOn resettable />,
    <SelectInput key="state" source="state" choices={choices} alwaysOn />,
  ];
  const end = ({ expiresAt }: OfficeCertificate) => (expiresAt ? date(expiresAt) : t('always'));
  const said = ({ mobile, reason }: OfficeCertificate) =>
    [mobile && phone(mobile), reason].filter(Boolean).join(' · ');
  const alone = (data?.alone ?? []).map(({ staff, tenge }) => `${staff} ${money(tenge)}`).join(' · ');
  const canIssue = may('certificates.write') && data?.canIssue === true;
  return (
    <>
      {data && <Typography sx={{ fontWeight: 650 }}>{t('owed', { sum: money(data.owed) })}</Typography>}
      {alone !== '' && <Typography color="text.secondary">{t('alone', { sums: alone })}</Typography>}
      <ListFrame filters={filters} canCreate={canIssue} {...(canIssue ? { actions: <SheetButton /> } : {})}>
        <Rows<OfficeCertificate>
          opens="show"
          first={(row) => [`··${row.last4}`, said(row)].filter(Boolean).join(' · ')}
          second={(row) => (
            <>
              {end(row)} <CertificateMark state={row.state} />
            </>
          )}
          third={({ balance }) => <span className="tabular">{money(balance)}</span>}
        >
          <FunctionField<OfficeCertificate>
            source="last4"
            sortable={false}
            render={({ last4 }) => <b>··{last4}</b>}
          />
          <FunctionField<OfficeCertificate> source="reason" sortable={false} render={said} />
          <FunctionField<OfficeCertificate> source="expiresAt" sortable={false} render={end} />
          <MoneyField source="face" sortable={false} textAlign="right" />
          <MoneyField source="balance" sortable={false} textAlign="right" />
          <FunctionField<OfficeCertificate>
            label={<HiddenName of="state" />}
            render={({ state }) => <CertificateMark state={state} />}
          />
        </Rows>
      </ListFrame>
    </>
  );
}

function SheetButton() {
  const t = useTexts(certificatesTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('sheet')}</Button>
      {isOpen && <SheetDialog close={() => setOpen(false)} />}
    </>
  );
}
