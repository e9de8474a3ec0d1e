import { useEffect, useEffectEvent } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { isKnown } from '#backoffice/api/me.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { hasChanges } from './draft-store.ts';
import { draftHours } from './kept-draft.ts';
import { draftTexts } from './drafts.texts.ts';

/** A session that ends must not wait for an answer: nobody may be there. */
const mustAsk: BlockerFunction = ({ currentLocation, nextLocation }) =>
  hasChanges() && isKnown() && nextLocation.pathname !== currentLocation.pathname;

/** Asks before a screen is left whose form has changes, by whatever way. */
export function LeaveQuestion() {
  const t = useTexts(draftTexts);
  const blocker = useBlocker(mustAsk);
  const ask = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return;
    if (!hasChanges() || window.confirm(t('leave', { n: draftHours }))) blocker.proceed();
    else blocker.reset();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    // A record that was deleted empties its form in the same moment.
    const timer = setTimeout(() => ask());
    return () => clearTimeout(timer);
    // Another way out may be taken as soon as one is answered.
  }, [blocker.state, blocker.location]);
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);
  return null;
}
