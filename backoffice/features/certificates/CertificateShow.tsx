import { Box, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CertificateUse, ShownCertificate } from '#contract/certificates/office.ts';
import { date } from '#domain/print/days.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { money } from '#domain/print/money.ts';
import { phone } from '#domain/print/phone.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { RecordShow } from '#backoffice/parts/frames/RecordShow.tsx';
import { CertificateActions } from './CertificateActions.tsx';
import { CertificateMark } from './CertificateMark.tsx';
import {
  certificateDesignWords,
  certificatesTexts,
  certificateUseWords,
  paidByWords,
} from './certificates.texts.ts';

/** One certificate: balance, transfers and actions. */
export function CertificateShow() {
  return <RecordShow<ShownCertificate>>{(one) => <CertificateView certificate={one} />}</RecordShow>;
}

function CertificateView({ certificate }: { certificate: ShownCertificate }) {
  const t = useTexts(certificatesTexts);
  const designs = useTexts(certificateDesignWords);
  const words = useTexts(certificateUseWords);
  const paidWords = useTexts(paidByWords);
  const { last4, state, balance, face, expiresAt, createdAt, staff, paidBy, reason, mobile, uses, design } =
    certificate;
  const origin = paidBy === null ? t('given') : `${t('paid')} · ${paidWords(paidBy)}`;
  const isSold = uses.some(({ what }) => what === 'sold');
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <Title title={`··${last4}`} />
      <Box component="header">
        <Typography variant="h4" component="h1">
          ··{last4} <CertificateMark state={state} />
        </Typography>
        <Typography className="tabular" sx={{ fontSize: 28, fontWeight: 650 }}>
          {money(balance)}{' '}
          <Typography component="span" color="text.secondary">
            {t('left')} {t('of', { sum: money(face) })}
          </Typography>
        </Typography>
        <Typography>{expiresAt ? t('until', { day: date(expiresAt) }) : t('always')}</Typography>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {isSold ? words('sold') : origin} · {[dateAndClock(createdAt), staff].filter(Boolean).join(', ')}
          {design !== 'plain' && ` · ${designs(design)}`}
          {mobile && (
            <>
              {' · '}
              <span style={{ whiteSpace: 'nowrap' }}>{phone(mobile)}</span>
            </>
          )}
          {reason && ` · ${reason}`}
        </Typography>
        <Former id={certificate.replaces} />
        <CardWords certificate={certificate} />
        <CertificateActions certificate={certificate} />
      </Box>
      <Panel title={t('history')}>
        {uses.map((use) => (
          <Use key={`${use.at} ${use.what} ${use.order} ${use.amount}`} use={use} />
        ))}
      </Panel>
    </Box>
  );
}

/** The certificate whose value it has. */
function Former({ id }: { id: number | null }) {
  const t = useTexts(certificatesTexts);
  if (id === null) return null;
  return (
    <Link to={`/discounts/certificates/${id}/show`} style={{ color: 'var(--anar)' }}>
      {t('former')}
    </Link>
  );
}

/** Whom it is for, what its card says, and when its SMS leaves or left. */
function CardWords({ certificate }: { certificate: ShownCertificate }) {
  const t = useTexts(certificatesTexts);
  const { name, message, sendDay, sentAt } = certificate;
  const sms = sentAt
    ? t('smsLeft', { at: dateAndClock(sentAt) })
    : sendDay && t('smsOn', { day: date(sendDay) });
  const words = [name, message, sms].filter(Boolean).join(' · ');
  return words ? <Typography sx={{ overflowWrap: 'anywhere' }}>{words}</Typography> : null;
}

/** What takes from the balance. */
const outgoing: readonly CertificateUse['what'][] = ['unsold', 'spent', 'voided', 'lapsed', 'moved'];

function Use({ use: { what, isPending, order, number, amount, at } }: { use: CertificateUse }) {
  const t = useTexts(certificatesTexts);
  const words = useTexts(certificateUseWords);
  const isOut = outgoing.includes(what);
  return (
    <Box sx={{ display: 'flex', gap: 1, paddingBlock: 0.75, alignItems: 'baseline' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        {words(what)}{' '}
        {order && (
          <Link to={`/orders/${order}/show`} style={{ color: 'var(--anar)' }}>
            {number}
          </Link>
        )}
        <Typography variant="body2" color="text.secondary">
          {dateAndClock(at)}
          {isPending && ` · ${t('pending')}`}
        </Typography>
      </Box>
      <Box className="tabular" sx={{ whiteSpace: 'nowrap', fontWeight: 650 }}>
        {isOut ? '−' : '+'}
        {money(amount)}
      </Box>
    </Box>
  );
}
