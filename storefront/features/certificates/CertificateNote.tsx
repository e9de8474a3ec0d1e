import { useSelector } from 'react-redux';
import { monthsAfter } from '#domain/certificates/certificate.ts';
import { changeDraft, openDraft } from '#storefront/features/delivery/draft.ts';
import { selectOwnDraft } from '#storefront/features/delivery/delivery.slice.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import classes from './CertificateNote.module.css';
import { CertificatePaper } from './CertificatePaper.tsx';
import { DesignChoice } from './DesignChoice.tsx';
import { noteTexts } from './note.texts.ts';
import { designOf, type KeptUnits } from './units.ts';
import { useSoldMonths } from './use-sold-months.ts';

/** On a certificate's page: a preview with the chosen amount and design, and how it can be used. */
export function CertificateNote({ face }: { face: number }) {
  const t = useTexts(noteTexts);
  const now = useNow();
  const months = useSoldMonths();
  const { design, choose } = useDesign();
  return (
    <section className={classes['note']}>
      <h2>{t('title')}</h2>
      <ul>
        <li>{t('way')}</li>
        <li>{t('spend', { n: months })}</li>
        <li>{t('pay')}</li>
      </ul>
      <DesignChoice chosen={design} choose={choose} />
      <CertificatePaper
        face={face}
        name=""
        message=""
        giver=""
        design={design}
        expiresAt={monthsAfter(now(), months).toISOString()}
      />
    </section>
  );
}

/** The design kept in the order draft; it applies to each certificate until another is chosen for one. */
function useDesign() {
  const dispatch = useShopDispatch();
  const stored = useSelector(selectOwnDraft)?.form['certificateUnits'];
  const kept = { ...(stored as KeptUnits | undefined) };
  return {
    design: designOf(kept),
    choose: (design: string) => {
      dispatch(openDraft());
      dispatch(changeDraft(() => ({ certificateUnits: { ...kept, design } })));
    },
  };
}
