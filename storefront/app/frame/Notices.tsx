import { OfflineStrip } from './OfflineStrip.tsx';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { pageAt, pages } from '#domain/pages.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { offlineTexts } from '#storefront/offline/offline.texts.ts';
import { newerVersion, useObservable } from '#storefront/offline/device-state.ts';
import { Button } from '#storefront/ui/Button.tsx';
import classes from './UpdateNotice.module.css';

/** Notices about the device's state (offline, update ready), under the header of every page. */
export function Notices() {
  return (
    <>
      <OfflineStrip />
      <UpdateNotice />
    </>
  );
}

/** While somebody pays, signs in or fills in a form, an update is not offered. */
function isBusy(address: string): boolean {
  const page = pageAt(address);
  return page !== undefined && 'isBusy' in pages[page.name];
}

/** A new version is ready: one line and a button; it never reloads by itself. */
function UpdateNotice() {
  const t = useTexts(offlineTexts);
  const update = useObservable(newerVersion);
  const [path] = useLocation();
  const [isPutOff, setPutOff] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const begin = () => {
    setAsked(true);
    update?.();
  };
  const isShown = update !== null && !isPutOff && !isBusy(path);
  return (
    <div role="status" data-print="no">
      {isShown && (
        <div className={classes['notice']}>
          <p>{t('newVersion')}</p>
          <Button small busy={isAsked} onClick={begin}>
            {t('update')}
          </Button>
          <Button look="link" small onClick={() => setPutOff(true)}>
            {t('later')}
          </Button>
        </div>
      )}
    </div>
  );
}
