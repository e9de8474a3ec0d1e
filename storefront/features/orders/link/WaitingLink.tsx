import { Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Order } from '#contract/orders/shop.ts';
import { mayBeAwaited } from '#domain/links/waiting.ts';
import { useHasFeature } from '#storefront/features/content/texts/use-has-feature.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { toast } from '#storefront/toast.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { TextField } from '#storefront/ui/fields/TextField.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import classes from '../OrderPage.module.css';
import { askWaitingLink } from './link.calls.ts';
import { waitingTexts } from './waiting.texts.ts';

type Props = {
  of: { id: string } | { token: string };
  order: Pick<Order, 'status'> & { delivery: Pick<Order['delivery'], 'method'> };
};

/** A link that the buyer shares with the recipient: it shows when the order comes. */
export function WaitingLink({ of, order: { status, delivery } }: Props) {
  const t = useTexts(waitingTexts);
  const dispatch = useShopDispatch();
  const isOn = useHasFeature('order-link');
  const [url, setUrl] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (!isOn || !mayBeAwaited({ status, method: delivery.method })) return null;

  async function ask(): Promise<void> {
    setBusy(true);
    const result = await dispatch(askWaitingLink(of));
    setBusy(false);
    const isMade = askWaitingLink.fulfilled.match(result);
    if (isMade) setUrl(result.payload);
    setRefusal(isMade ? null : (result.payload?.sentence ?? ''));
  }

  return (
    <Panel className={classes['actions']}>
      <h2 className={classes['panelTitle']}>{t('title')}</h2>
      <p>{t('hint')}</p>
      {refusal !== null && <ErrorState>{refusal}</ErrorState>}
      {url === '' ? (
        <Button look="outline" busy={isBusy} onClick={() => void ask()}>
          {t('get')}
        </Button>
      ) : (
        <Given url={url} />
      )}
    </Panel>
  );
}

/** If neither sharing nor copying works, the URL is shown for selection. */
function Given({ url }: { url: string }) {
  const t = useTexts(waitingTexts);
  const canShare = 'share' in navigator;
  const field = useRef<HTMLInputElement>(null);
  // The pressed button is gone, and a reader hears the link.
  useEffect(() => field.current?.focus(), []);
  async function pass(): Promise<void> {
    try {
      if (canShare) return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      toast({ text: t('copied'), tone: 'success' });
    } catch {
      // The buyer cancelled, or the browser forbids copying: no message.
    }
  }
  return (
    <>
      <TextField
        ref={field}
        label={t('address')}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button look="outline" icon={<Share2 size={20} aria-hidden="true" />} onClick={() => void pass()}>
        {t(canShare ? 'share' : 'copy')}
      </Button>
    </>
  );
}
