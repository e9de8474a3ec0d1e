import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { OrderedCertificate } from '#contract/certificates/bought.ts';
import { CertificatePaper } from './CertificatePaper.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { Sheet } from '#storefront/ui/surfaces/Sheet.tsx';
import { boughtTexts } from './bought.texts.ts';
import classes from './BoughtCertificates.module.css';

type Props = { certificate: OrderedCertificate; onClose: () => void };

/** A certificate's card with its code; when printed, only the card is. */
export function CardSheet({ certificate, onClose }: Props) {
  const t = useTexts(boughtTexts);
  useEffect(printOnlyCard, []);
  const { face, name, message, giver, design, code, expiresAt } = certificate;
  const words = { face, name, message, giver, design, code, expiresAt };
  return (
    <>
      <Sheet
        isOpen
        onClose={onClose}
        title={t('card')}
        wide="centre"
        footer={
          <Button wide icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        }
      >
        <p className={classes['warn']}>{t('codeWarn')}</p>
        <CertificatePaper {...words} />
      </Sheet>
      {createPortal(
        <div className={classes['sheet']} aria-hidden="true">
          <CertificatePaper {...words} isSheet />
        </div>,
        document.body,
      )}
    </>
  );
}

/** Sets the card's paper size while it is open; afterwards the order prints as before. */
function printOnlyCard(): () => void {
  const { body } = document;
  body.dataset['paper'] = 'certificate';
  // Old browsers use the printer's default paper size.
  const hasOwn = 'adoptedStyleSheets' in document;
  const before = hasOwn ? document.adoptedStyleSheets : [];
  if (hasOwn) {
    const paper = new CSSStyleSheet();
    paper.replaceSync('@page { size: 105mm 148mm; margin: 0 }');
    document.adoptedStyleSheets = [...before, paper];
  }
  return () => {
    delete body.dataset['paper'];
    if (hasOwn) document.adoptedStyleSheets = before;
  };
}
