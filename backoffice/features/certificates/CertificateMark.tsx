import type { OrderedCertificate } from '#contract/certificates/bought.ts';
import type { OfficeCertificate } from '#contract/certificates/office.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark, type Tone } from '#backoffice/parts/frames/Mark.tsx';
import { certificateStateWords } from './certificates.texts.ts';

type State = OfficeCertificate['state'] | OrderedCertificate['state'];

const tones: Record<State, Tone> = {
  ordered: 'plain',
  scheduled: 'plain',
  active: 'ok',
  'used-up': 'plain',
  expired: 'warn',
  void: 'err',
};

export function CertificateMark({ state }: { state: State }) {
  const t = useTexts(certificateStateWords);
  return <Mark tone={tones[state]}>{t(state)}</Mark>;
}
