import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { Printer } from 'lucide-react';
import type { OfficeCertificate } from '#contract/certificates/office.ts';
import { type CertificateDesign, certificateLooks } from '#domain/certificates/certificate-design.ts';
import { date } from '#domain/print/days.ts';
import { money } from '#domain/print/money.ts';
import { useShopName } from '#backoffice/lang/use-shop-name.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { QrPicture } from '#backoffice/parts/QrPicture.tsx';
import { certificatesTexts } from './certificates.texts.ts';

export type Code = { code: string; address: string };
type Props = { code: Code; certificate: OfficeCertificate; close: () => void };

/** Only the card is printed, not the page. */
const printed = `@page { size: 105mm 148mm; margin: 8mm; }
@media print {
  #root, .MuiBackdrop-root, .no-print { display: none !important; }
  .MuiDialog-container, .MuiDialog-paper { display: block !important; height: auto !important; box-shadow: none !important; filter: none !important; border: 0 !important; margin: 0 !important; max-height: none !important; }
}`;

/** The code as text and as a QR code, printable on A6. */
export function CodeDialog({
  code: { code, address },
  certificate: { balance, expiresAt, design, name, message },
  close,
}: Props) {
  const t = useTexts(certificatesTexts);
  const parts = useTexts(partTexts);
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={close}>
      <style>{printed}</style>
      <DialogTitle className="no-print">{t('codeTitle')}</DialogTitle>
      <DialogContent>
        <Typography className="no-print" color="text.secondary" gutterBottom>
          {t('codeText')}
        </Typography>
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center' }}>
          <Typography sx={{ fontFamily: 'Piazzolla, Georgia, serif', fontSize: 28, fontWeight: 700 }}>
            {useShopName()}
          </Typography>
          <Typography className="tabular" sx={{ fontSize: 32, fontWeight: 650 }}>
            <Picture design={design} /> {money(balance)} <Picture design={design} />
          </Typography>
          {name && <Typography>{name}</Typography>}
          {message && (
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</Typography>
          )}
          <Typography
            sx={{
              fontFamily: 'ui-monospace, Consolas, monospace',
              fontSize: 24,
              fontWeight: 650,
              letterSpacing: '.05em',
            }}
          >
            {code}
          </Typography>
          {expiresAt && <Typography>{t('until', { day: date(expiresAt) })}</Typography>}
          <QrPicture text={address} size={160} />
          <Typography variant="body2">
            {t('scan')}: {address.split('#')[0]?.replace(/^https?:\/\//, '')}
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions className="no-print">
        <Button startIcon={<Printer size={18} />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button variant="contained" onClick={close}>
          {parts('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Picture({ design }: { design: CertificateDesign }) {
  const { ink, picture } = certificateLooks[design];
  if (!picture) return null;
  return (
    <svg viewBox="0 0 24 24" width={40} height={40} fill={ink} fillRule="evenodd" aria-hidden="true">
      <path d={picture} />
    </svg>
  );
}
