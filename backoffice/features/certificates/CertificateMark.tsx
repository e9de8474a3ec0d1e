import type { OfficeCertificate } from '#contract/certificates/office.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark, type Tone } from '#backoffice/parts/frames/Mark.tsx';
import { certificateStateWords } from './certificates.texts.ts';

const tones: Record<OfficeCertificate['state'], Tone> = {
  active: 'ok',
  'used-up': 'plain',
  expired: 'warn',
  void: 'err',
};

export function CertificateMark({ state }: Pick<OfficeCertificate, 'state'>) {
  const t = useTexts(certificateStateWords);
  return <Mark tone={tones[state]}>{t(state)}</Mark>;
}
