import type { Log } from '#server/platform/log.ts';

const windowMs = 30_000;

/**
 * Tells a terminal of SMS with one line for each half minute, so that the addresses that the start has printed stay on
 * screen. The texts are in the inbox, and in the log at level info.
 */
export function tellOfSms(log: Pick<Log, 'info' | 'warn'>): (line: string) => void {
  let untold = 0;
  const tell = () => {
    log.warn({ sms: untold, inbox: '/demo/sms' }, 'SMS sent');
    untold = 0;
  };
  return (line) => {
    log.info({ sms: line }, 'sms');
    untold += 1;
    if (untold === 1) setTimeout(tell, windowMs).unref();
  };
}
