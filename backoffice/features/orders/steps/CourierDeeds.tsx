import { Box, Typography } from '@mui/material';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { areCodesSpent } from '#domain/couriers/hand-over-code.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { orderWords } from '../edit/order.texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { deedKindTexts, deedProblemTexts, deedTexts, proofTexts, skipTexts } from './deed.texts.ts';

type OrderDeed = OfficeOrder['deeds'][number];

/** From this difference on both clocks are shown. */
const shownDifferenceMs = 10 * 60_000;
const isApart = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) > shownDifferenceMs;

type Props = { order: Pick<OfficeOrder, 'deeds' | 'proofMissing' | 'wrongCodes'> };

/**
 * What couriers did at the stop while offline, by the shop's clock and by the phone's, and what its hand-over lacks,
 * also where no phone has reported it.
 */
export function CourierDeeds({ order: { deeds, proofMissing = false, wrongCodes = 0 } }: Props) {
  const t = useTexts(deedTexts);
  const problems = useTexts(deedProblemTexts);
  const isSpent = areCodesSpent(wrongCodes);
  const isTold = deeds.some(({ problem }) => problem === 'proof-missing');
  if (deeds.length === 0 && !proofMissing) return null;
  return (
    <Panel title={t(deeds.length === 0 ? 'handOver' : 'deeds')}>
      {proofMissing && !isTold && (
        <Typography sx={{ color: 'var(--err)' }}>{problems('proof-missing')}</Typography>
      )}
      {isSpent && <Typography sx={{ color: 'var(--err)' }}>{t('codesSpent', { n: wrongCodes })}</Typography>}
      {deeds.map((deed) => (
        <DeedRow key={`${deed.kind}${deed.arrivedAt}${deed.doneAt}`} deed={deed} />
      ))}
    </Panel>
  );
}

function DeedRow({ deed }: { deed: OrderDeed }) {
  const { kind, taken, proof, photo, photos, photosHere, photoSkipped, wrongCodes, problem } = deed;
  const { courier, doneAt, phoneAt, arrivedAt } = deed;
  const t = useTexts(deedTexts);
  const kinds = useTexts(deedKindTexts);
  const problems = useTexts(deedProblemTexts);
  const ways = useTexts(proofTexts);
  const skips = useTexts(skipTexts);
  const words = useTexts(orderWords);
  const clocks = [
    dateAndClock(doneAt),
    isApart(phoneAt, doneAt) && t('byPhone', { at: dateAndClock(phoneAt) }),
    isApart(arrivedAt, doneAt) && t('arrived', { at: dateAndClock(arrivedAt) }),
    courier,
  ];
  return (
    <Box sx={{ paddingBlock: 0.75 }}>
      <Typography sx={{ fontWeight: 650 }}>
        {[
          kinds(kind),
          taken && `${money(taken.sum)}, ${words(taken.kind).toLowerCase()}`,
          proof && ways(proof),
          photos > 1 ? t('photos', { n: photosHere, all: photos }) : photo === 'awaited' && t('photoAwaited'),
          photoSkipped && skips(photoSkipped),
          wrongCodes > 0 && t('wrongCodes', { n: wrongCodes }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {problem && <Typography sx={{ color: 'var(--err)' }}>{problems(problem)}</Typography>}
      <Typography variant="body2" color="text.secondary" className="tabular">
        {clocks.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
