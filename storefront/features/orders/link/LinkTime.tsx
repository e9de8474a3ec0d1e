import { useState } from 'react';
import type { NewTime } from '#contract/checkout/shop.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { useLoad } from '#storefront/store/use-load.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { TimePanel } from '../ChooseTime.tsx';
import { CodeQuestion } from './CodeQuestion.tsx';
import { chooseTimeByLink, loadTimesByLink } from './link.calls.ts';
import { orderLinkTexts } from './order-link.texts.ts';

type Props = { token: string; again: () => void };

/** Chooses another time through the link of an SMS after the agreed one was cancelled; `again` reloads the order. */
export function LinkTime({ token, again }: Props) {
  const dispatch = useShopDispatch();
  const offered = useLoad(token, () => dispatch(loadTimesByLink(token)));
  async function save(time: NewTime): Promise<string | null> {
    const result = await dispatch(chooseTimeByLink({ token, time }));
    again();
    if (chooseTimeByLink.fulfilled.match(result)) return null;
    // Reload the slots, so that a full one is not offered again.
    offered.reload();
    return result.payload?.sentence ?? '';
  }
  return <TimePanel offered={offered} save={save} />;
}

/** Changes a time that is still agreed, once a day and with a code. */
export function LinkMove(props: Props) {
  const t = useTexts(orderLinkTexts);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <MovePanel {...props} />;
  return (
    <Button look="outline" onClick={() => setOpen(true)}>
      {t('move')}
    </Button>
  );
}

function MovePanel({ token, again }: Props) {
  const t = useTexts(orderLinkTexts);
  const dispatch = useShopDispatch();
  const offered = useLoad(token, () => dispatch(loadTimesByLink(token)));
  const [time, setTime] = useState<NewTime | null>(null);
  const [lost, setLost] = useState<string | null>(null);

  async function move(code: string): Promise<Failure | null> {
    if (time === null) return null;
    setLost(null);
    const result = await dispatch(chooseTimeByLink({ token, time: { ...time, code } }));
    const failure = chooseTimeByLink.fulfilled.match(result) ? null : (result.payload ?? null);
    if (!failure || failure.status === 409) again();
    if (!failure?.code?.startsWith('slot.')) return failure;
    // The question ends: another slot must be chosen. The code stays in its field.
    offered.reload();
    setTime(null);
    setLost(failure.sentence);
    return null;
  }
  async function choose(chosen: NewTime): Promise<null> {
    setTime(chosen);
    return null;
  }

  return (
    <>
      <TimePanel offered={offered} save={choose} why={t('moveWhy')} />
      {lost !== null && <ErrorState>{lost}</ErrorState>}
      <CodeQuestion
        token={token}
        isOpen={time !== null}
        title={t('moveSure')}
        yes={t('yesMove')}
        act={move}
        onClose={() => setTime(null)}
      >
        {null}
      </CodeQuestion>
    </>
  );
}
