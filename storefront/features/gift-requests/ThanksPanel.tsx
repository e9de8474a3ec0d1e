import { useEffect, useState } from 'react';
import type { GiftRequest, ThanksFiles } from '#contract/gift-requests/request.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { loadOrder } from '#storefront/features/orders/order.calls.ts';
import pageClasses from '#storefront/features/orders/OrderPage.module.css';
import { loadThanks, reportThanks } from './request.calls.ts';
import { requestTexts } from './request.texts.ts';
import classes from './ThanksPanel.module.css';

type Props = { id: string; thanks: NonNullable<GiftRequest['thanks']> };

/** The recipient's thanks: text, photo. */
export function ThanksPanel({ id, thanks }: Props) {
  const t = useTexts(requestTexts);
  const files = useThanksFiles(id, thanks.files?.length ?? 0);
  return (
    <Panel className={pageClasses['pay']}>
      <h2 className={pageClasses['panelTitle']}>{t('thanks')}</h2>
      {thanks.text && <p className={pageClasses['greeting']}>{thanks.text}</p>}
      {files?.photo && <img {...files.photo} className={classes['photo']} alt={t('photo')} />}
      {thanks.isReported ? <p className={pageClasses['note']}>{t('reported')}</p> : <Report id={id} />}
    </Panel>
  );
}

/** Reloaded when the count changes. */
function useThanksFiles(id: string, count: number): ThanksFiles | null {
  const dispatch = useShopDispatch();
  const [files, setFiles] = useState<ThanksFiles | null>(null);
  useEffect(() => {
    let isLeft = false;
    if (count > 0)
      void dispatch(loadThanks(id)).then((result) => {
        if (!isLeft && loadThanks.fulfilled.match(result)) setFiles(result.payload);
      });
    return () => {
      isLeft = true;
    };
  }, [dispatch, id, count]);
  return files;
}

function Report({ id }: { id: string }) {
  const t = useTexts(requestTexts);
  const dispatch = useShopDispatch();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function report(): Promise<void> {
    setBusy(true);
    const result = await dispatch(reportThanks(id));
    setBusy(false);
    setRefusal(reportThanks.fulfilled.match(result) ? null : (result.payload?.sentence ?? ''));
    void dispatch(loadOrder(id));
  }

  if (!isAsking)
    return (
      <Button small look="quiet" onClick={() => setAsking(true)}>
        {t('report')}
      </Button>
    );
  return (
    <>
      <p className={pageClasses['note']}>{t('reportAsk')}</p>
      {refusal !== null && <ErrorState>{refusal}</ErrorState>}
      <div className={classes['buttons']}>
        <Button small look="danger" busy={isBusy} onClick={() => void report()}>
          {t('reportYes')}
        </Button>
        <Button small look="outline" onClick={() => setAsking(false)}>
          {t('reportNo')}
        </Button>
      </div>
    </>
  );
}
