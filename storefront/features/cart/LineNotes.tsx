import { CircleAlert } from 'lucide-react';
import { money } from '#storefront/lang/format.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button } from '#storefront/ui/Button.tsx';
import classes from './CartLine.module.css';
import type { LineNote } from './cart-notes.ts';
import { type CartItem, quantitySet } from './cart.slice.ts';
import { cartTexts } from './cart.texts.ts';
import { Replacements } from './Replacements.tsx';

/** What changed while the cart waited, and what can be done about it. */
export function LineNotes({ item, notes }: { item: CartItem; notes: LineNote[] }) {
  const t = useTexts(cartTexts);
  const dispatch = useShopDispatch();
  return (
    <div className={classes['notes']} role="status">
      {notes.map((note) => (
        <p key={note.kind} className={classes['note']}>
          <CircleAlert size={18} aria-hidden="true" />
          {note.kind === 'price' && (
            <span>{t('priceRose', { was: money(note.was), now: money(note.now) })}</span>
          )}
          {note.kind === 'short' && (
            <>
              <span>{t('onlyLeft', { n: note.left })}</span>
              <Button
                look="link"
                small
                onClick={() => dispatch(quantitySet({ id: item.id, quantity: note.left }))}
              >
                {t('takeLeft', { n: note.left })}
              </Button>
            </>
          )}
          {note.kind === 'gone' && (
            <span>
              <b>{t('gone')}.</b> {t('goneHint')}
            </span>
          )}
        </p>
      ))}
      {notes.some(({ kind }) => kind === 'gone') && (
        <Replacements product={item.product.id} price={item.price} />
      )}
    </div>
  );
}
