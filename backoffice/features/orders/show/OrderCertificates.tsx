import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { OrderedCertificate } from '#contract/certificates/bought.ts';
import { useMay } from '#backoffice/api/me.ts';
import { CertificateMark } from '#backoffice/features/certificates/CertificateMark.tsx';
import { date } from '#domain/print/days.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { money } from '#domain/print/money.ts';
import { phone } from '#domain/print/phone.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { orderTexts } from '../edit/order.texts.ts';

/** The certificates of an order line, with the state of each and of its SMS. */
export function OrderCertificates({ certificates }: { certificates: readonly OrderedCertificate[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {certificates.map((certificate, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- before payment it has no id
        <Row key={at} certificate={certificate} />
      ))}
    </Box>
  );
}

function Row({ certificate }: { certificate: OrderedCertificate }) {
  const t = useTexts(orderTexts);
  const may = useMay();
  const { id, last4, face, balance, way, state, mobile, name, sendDay, sentAt } = certificate;
  const title = [money(face), last4 && `··${last4}`].filter(Boolean).join(' ');
  const sms = sentAt
    ? t('certificateSent', { when: dateAndClock(sentAt) })
    : sendDay && t('certificateWaits', { day: date(sendDay) });
  const facts = way === 'SMS' ? [phone(mobile), sms] : [t('certificatePrint')];
  const left = state === 'active' && balance < face && t('certificateLeft', { sum: money(balance) });
  return (
    <Box component="li" sx={{ paddingBlock: 0.5 }}>
      {id !== null && may('certificates.read') ? (
        <Link to={`/discounts/certificates/${id}/show`} style={{ color: 'var(--anar)' }}>
          {title}
        </Link>
      ) : (
        title
      )}{' '}
      <CertificateMark state={state} />
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[name, ...facts, left].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
