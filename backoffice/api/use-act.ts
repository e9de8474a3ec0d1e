import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { messageOf } from './failure.ts';

/** Without a connection nothing can be read again: no button waits longer for it. */
const mostMs = 3_000;
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs one action at a time: a refusal is told, and afterwards everything on the screen is read again. Until then `isBusy` is
 * true: a button that still shows the former state would do it a second time. Answers whether it went well.
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
      if (!(await endIfSignedOut(error))) notify(messageOf(error), { type: 'error' });
      return false;
    } finally {
      await Promise.race([queries.invalidateQueries(), pass(mostMs)]);
      // A button that is busy cannot take the focus.
      flushSync(() => setBusy(false));
    }
  };
  return { act, isBusy };
}
