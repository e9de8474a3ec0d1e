import { wideScreen } from '#domain/media/wide-screen.ts';
import { CalendarDays, ChevronDown, EyeOff, Gift, MailOpen } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { ErrorBoundary } from '#storefront/app/frame/ErrorBoundary.tsx';
import { selectIsInfoFailed, selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { type GiftProps, useGift } from './gift-form.ts';
import { rowTexts } from './gift-rows.texts.ts';
import classes from './GiftRows.module.css';
import { type RowName, useRowWords } from './use-row-words.ts';

const bringEditor = () => import('./GiftEditor.tsx').then((part) => ({ default: part.GiftEditor }));
const GiftEditor = lazy(bringEditor);

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;
const icons: Record<RowName, ReactNode> = {
  when: <CalendarDays {...icon} />,
  wrap: <Gift {...icon} />,
  card: <MailOpen {...icon} />,
  surprise: <EyeOff {...icon} />,
};

// Needed by few products.
const CertificateNote = lazy(() =>
  import('#storefront/features/certificates/CertificateNote.tsx').then((part) => ({
    default: part.CertificateNote,
  })),
);

type LeadProps = Pick<GiftProps, 'leadDays'>;

/**
 * Gift options on a product's page. A certificate has neither wrap nor delivery: its card and a description instead.
 */
export function HandOver({ face, ...made }: { face: number | undefined } & LeadProps) {
  if (face === undefined) return <GiftRows {...made} />;
  return (
    <Suspense fallback={<div className={classes['waiting']} />}>
      <CertificateNote face={face} />
    </Suspense>
  );
}

/** Gift options, a row each with the chosen value; edited in a sheet on phones, in place on wide screens. */
export function GiftRows({ leadDays }: LeadProps) {
  const t = useTexts(rowTexts);
  const id = useId();
  const gift = { ...useGift(), leadDays };
  const info = useSelector(selectMainInfo);
  const isFailed = useSelector(selectIsInfoFailed);
  const words = useRowWords(gift);
  const { box, open, setOpen, close } = useOpenRow();
  // The page shows its own error.
  if (!info)
    return isFailed ? null : <Skeleton className={classes['waiting']} height="330px" radius="20px" />;
  const rows = (['when', 'wrap', 'card', 'surprise'] as const).filter(
    (row) =>
      // A recipient asked for the address is also asked for the time, if none was chosen.
      (row !== 'when' ||
        (info.deliveryMethods.includes('STANDARD') &&
          (gift.form.where !== 'asks' || gift.form.day !== ''))) &&
      (row !== 'wrap' || info.wraps.length > 0) &&
      (row !== 'surprise' || gift.form.forWhom === 'other'),
  );

  function press(row: RowName): void {
    const isSheet = !matchMedia(wideScreen).matches;
    setOpen(open?.row === row ? null : { row, isSheet });
  }
  return (
    <section ref={box} className={classes['gift']} aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      {rows.map((row) => (
        <div key={row} className={classes['item']} data-gift={row}>
          <button
            type="button"
            className={classes['row']}
            aria-expanded={open?.row === row}
            onPointerEnter={() => void bringEditor().catch(() => undefined)}
            onClick={() => press(row)}
          >
            <span className={classes['icon']}>{icons[row]}</span>
            <span className={classes['text']}>
              <b>{t(row)}</b>
              <span className={words[row].isChosen ? classes['chosen'] : undefined}>{words[row].text}</span>
            </span>
            <ChevronDown size={20} aria-hidden="true" />
          </button>
          {open?.row === row && (
            <ErrorBoundary>
              <Suspense fallback={<p className={classes['loading']} />}>
                <GiftEditor row={row} isSheet={open.isSheet} gift={gift} onClose={close} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      ))}
      <p className={classes['note']}>{t('note')}</p>
    </section>
  );
}

type OpenRow = { row: RowName; isSheet: boolean };

/** The open row. When rows open or close above it, the row pressed last stays in view and gets the focus back. */
function useOpenRow() {
  const box = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<OpenRow | null>(null);
  const lastRow = useRef<RowName>(undefined);
  useLayoutEffect(() => {
    if (open) lastRow.current = open.row;
    if (!open?.isSheet) rowButton(box.current, lastRow.current)?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  function close(): void {
    setOpen(null);
    // The focused button was removed by the press; a sheet restores the focus itself.
    rowButton(box.current, open?.row)?.focus();
  }
  return { box, open, setOpen, close };
}

function rowButton(box: HTMLElement | null, row: RowName | undefined) {
  return row && box?.querySelector<HTMLElement>(`[data-gift="${row}"] > button`);
}
