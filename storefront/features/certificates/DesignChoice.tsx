import { type CertificateDesign, certificateDesigns } from '#domain/certificates/certificate-design.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { Chip } from '#storefront/ui/Chip.tsx';
import { ChipGrid } from '#storefront/ui/ChipGrid.tsx';
import { certificateTexts } from './certificate.texts.ts';
import classes from './UnitFields.module.css';

type Props = { chosen: CertificateDesign; choose: (design: CertificateDesign) => void };

/** Choice of the card's design. */
export function DesignChoice({ chosen, choose }: Props) {
  const t = useTexts(certificateTexts);
  return (
    <div>
      <p className={classes['legend']}>{t('design')}</p>
      <ChipGrid label={t('design')}>
        {certificateDesigns.map((design) => (
          <Chip key={design} isSelected={design === chosen} onClick={() => choose(design)}>
            {t(design)}
          </Chip>
        ))}
      </ChipGrid>
    </div>
  );
}
