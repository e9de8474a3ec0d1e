import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { isCancelled } from './ask-code.ts';
import { messageOf } from './failure.ts';

/** Offline nothing can be reloaded: a button waits no longer than this. */
const mostMs = 3_000;
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs one action at a time: shows a refusal, then reloads all data on the screen. `isBusy` stays true until then,
 * because a button that still shows the old state could repeat the action. Resolves with whether it succeeded.
 */
export function useAct() {
  const notify = useNotify();
  const endIfSignedOut = useLogoutIfAccessDenied();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const act = async (run: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true);
    try {
      await run();
      if (done) notify(done, { type: 'success' });
      return true;
    } catch (error) {
      if (!isCancelled(error) && !(await endIfSignedOut(error))) notify(messageOf(error), { type: 'error' });
      return false;
    } finally {
      await Promise.race([queries.invalidateQueries(), pass(mostMs)]);
      // A disabled button cannot be focused.
      flushSync(() => setBusy(false));
    }
  };
  return { act, isBusy };
}
