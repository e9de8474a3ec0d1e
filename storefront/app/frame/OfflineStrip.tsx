import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { clock } from '#domain/print/clocks.ts';
import { nearDay } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { oldestAnswer } from '#storefront/offline/oldest-answer.ts';
import { offlineTexts } from '#storefront/offline/offline.texts.ts';
import { useIsDisconnected } from '#storefront/offline/device-state.ts';
import { paths } from '#storefront/paths.ts';
import { answerLogged, answerLog } from '#storefront/store/answer-dates.ts';
import classes from './OfflineStrip.module.css';

/** Says that there is no connection, how old the shown data is, and what happens to changes made meanwhile. */
export function OfflineStrip() {
  const t = useTexts(offlineTexts);
  const isCut = useIsDisconnected();
  return (
    <div role="status" data-print="no">
      {isCut && (
        <p className={classes['strip']}>
          <WifiOff size={18} aria-hidden="true" />
          <span>
            <b>{t('offline')}.</b> <Meanwhile />
          </span>
        </p>
      )}
    </div>
  );
}

const waits = [
  { on: paths.checkPayment(''), text: 'paymentWaits' },
  { on: paths.checkout(), text: 'orderWaits' },
  { on: paths.cart(), text: 'cartWaits' },
  { on: paths.wishlist(), text: 'cartWaits' },
] as const;

function Meanwhile() {
  const t = useTexts(offlineTexts);
  const language = useLanguage();
  const now = useNow();
  const [path] = useLocation();
  useSyncExternalStore(listenToAnswers, newestAnswer);
  const waiting = waits.find(({ on }) => path.startsWith(on));
  if (waiting) return t(waiting.text);
  const date = oldestAnswer(answerLog, location.href)?.toISOString();
  if (!date) return t('offlineHint');
  const day = nearDay(date, now(), language);
  return t('asOf', { day: language === 'ru' ? day.toLowerCase() : day, time: clock(date) });
}

function listenToAnswers(onAnswer: () => void): () => void {
  window.addEventListener(answerLogged, onAnswer);
  return () => window.removeEventListener(answerLogged, onAnswer);
}

const newestAnswer = () => answerLog[answerLog.length - 1];
