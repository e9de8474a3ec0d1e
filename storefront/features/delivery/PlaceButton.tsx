import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyDialog } from '#storefront/navigation/lazy-piece.tsx';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { placeChosen, selectPlace } from './delivery.slice.ts';

// Loaded when the list is opened.
const PlaceDialog = lazyDialog(() => import('./PlaceDialog.tsx').then((part) => part.PlaceDialog));

type Props = { className?: string | undefined; children: ReactNode };

/** A button that opens the list of places; the chosen place applies to the whole shop. */
export function PlaceButton({ className, children }: Props) {
  const dispatch = useShopDispatch();
  const place = useSelector(selectPlace);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        data-print="no"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && (
        <PlaceDialog
          chosen={place?.id ?? null}
          onClose={() => setOpen(false)}
          onChoose={(id) => {
            dispatch(placeChosen(id));
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
