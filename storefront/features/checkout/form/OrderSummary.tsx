import { Info } from 'lucide-react';
import { type ReactNode, type FormEvent, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'wouter';
import type { Quote } from '#contract/checkout/shop.ts';
import { selectCartItems } from '#storefront/features/cart/cart.slice.ts';
import { useWait } from '#storefront/features/customers/sign-in/CodeState.tsx';
import { useSecondsLeft } from '#storefront/features/customers/sign-in/use-seconds-left.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { countdown, money } from '#storefront/lang/format.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { TotalsList } from '#storefront/features/orders/TotalsList.tsx';
import { paths } from '#storefront/paths.ts';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import classes from './OrderSummary.module.css';
import { summaryTexts } from './summary.texts.ts';
import { totalsNote } from './totals-note.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { TextField } from '#storefront/ui/fields/TextField.tsx';

type Props = { quote: Quote | null; isFresh: boolean; children: ReactNode };

/** What is bought and what it costs. Children stand between the goods and the sums: the certificate. */
export function OrderSummary({ quote, isFresh, children }: Props) {
  const t = useTexts(summaryTexts);
  const local = useLocal();
  const items = useSelector(selectCartItems);
  const note = quote && totalsNote(quote);
  return (
    <Panel className={classes['summary']}>
      <div className={classes['head']}>
        <h2>{t('title')}</h2>
        <Link href={paths.cart()}>{t('edit')}</Link>
      </div>
      <ul>
        {items.map(({ id, product, title, quantity, price, picture }) => {
          const image = picture ?? product.picture;
          const now = quote?.lines.find(({ option }) => option === id)?.price ?? price;
          return (
            <li key={id}>
              {image && <Picture picture={image} alt="" sizes="56px" />}
              <span>
                {local(product.title)}
                <small>
                  {product.optionsCount > 1 && `${local(title)} · `}
                  {t('units', { n: quantity, price: money(now) })}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
      {children}
      <div className={classes['sums']} data-stale={!isFresh} aria-busy={!isFresh} aria-live="polite">
        {quote ? <TotalsList totals={quote.totals} /> : <Skeleton height="96px" radius="12px" />}
        {note && (
          <p className={note.key === 'toMinimum' ? classes['warn'] : classes['note']}>
            <Info size={20} aria-hidden="true" />
            {t(note.key, { sum: money(note.sum) })}
          </p>
        )}
      </div>
    </Panel>
  );
}

type CertificateProps = {
  /** The code the price is asked with, or ''. */
  value: string;
  /** What the server says against the code; the order goes on without it. */
  refusal: Failure | null;
  isFresh: boolean;
  onChange: (code: string) => void;
};

/** A gift certificate's code; few have one, so it waits behind a line of text. */
export function Certificate({ value, refusal, isFresh, onChange }: CertificateProps) {
  const t = useTexts(summaryTexts);
  const [typed, setTyped] = useState(value);
  const [refused, setRefused] = useState<Failure | null>(null);
  const [waitUntil, noteRefusal] = useWait();
  const wait = useSecondsLeft(waitUntil);

  useEffect(() => {
    if (!refusal) return;
    setRefused(refusal);
    noteRefusal(refusal);
    onChange('');
  }, [refusal, noteRefusal, onChange]);

  function use(event: FormEvent): void {
    event.preventDefault();
    setRefused(null);
    onChange(typed.trim());
  }

  function sayRefusal({ code }: Failure): string {
    if (code === 'certificate.unknown') return t('wrong');
    return wait > 0 ? t('tooManyFor', { time: countdown(wait) }) : t('tooMany');
  }

  if (value && isFresh && !refusal) {
    return (
      <p className={classes['used']} role="status">
        {t('used', { code: value })}
        <Button look="link" small onClick={() => onChange('')}>
          {t('drop')}
        </Button>
      </p>
    );
  }
  return (
    <details className={classes['certificate']} open={value !== '' || refused !== null || undefined}>
      <summary>{t('haveCode')}</summary>
      <form onSubmit={use}>
        <TextField
          label={t('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          optional
          value={typed}
          error={refused ? sayRefusal(refused) : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setRefused(null);
          }}
        />
        <Button type="submit" look="outline" disabled={typed.trim() === ''} busy={value !== '' && !isFresh}>
          {t('use')}
        </Button>
      </form>
    </details>
  );
}
