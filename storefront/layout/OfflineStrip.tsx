import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../lang/use-texts.ts';
import { layoutTexts } from './layout.texts.ts';
import classes from './OfflineStrip.module.css';

/** Says that there is no connection; cart and wishlist go on working. */
export function OfflineStrip() {
  const t = useTexts(layoutTexts);
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" data-print="no">
      {!isOnline && (
        <p className={classes['strip']}>
          <WifiOff size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>
            <b>{t('offline')}.</b> {t('offlineHint')}
          </span>
        </p>
      )}
    </div>
  );
}

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
