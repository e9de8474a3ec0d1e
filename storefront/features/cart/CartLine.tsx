import { Trash, CircleAlert } from 'lucide-react';
import { amount, money } from '#domain/print/money.ts';
import { Local } from '#storefront/lang/Local.tsx';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { ProductLink } from '#storefront/features/catalogue/cards/ProductLink.tsx';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { IconButton } from '#storefront/ui/IconButton.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import { Price } from '#storefront/ui/Price.tsx';
import { Stepper } from '#storefront/ui/fields/Stepper.tsx';
import { WishlistButton } from '#storefront/features/wishlist/WishlistButton.tsx';
import { increaseLine } from './add-to-cart.ts';
import classes from './CartLine.module.css';
import type { LineNote } from './cart-notes.ts';
import { type CartItem, lineDecreased, stockOf, quantitySet } from './cart.slice.ts';
import { cartTexts } from './cart.texts.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { Replacements } from './Replacements.tsx';

type Props = { item: CartItem; notes: LineNote[]; onRemove: () => void };

/** One line of the cart. */
export function CartLine({ item, notes, onRemove }: Props) {
  const t = useTexts(cartTexts);
  const title = useLocal()(item.product.title);
  const picture = item.picture ?? item.product.picture;
  const isGone = notes.some(({ kind }) => kind === 'gone');
  return (
    <li className={classes['line']}>
      <ProductLink product={item.product} className={classes['frame']} isForPointerOnly>
        {picture && <Picture picture={picture} alt="" sizes="112px" isNear className={classes['picture']} />}
      </ProductLink>
      <div className={classes['text']}>
        <h2 className={classes['title']}>
          <ProductLink product={item.product}>{title}</ProductLink>
        </h2>
        {item.product.optionsCount > 1 && (
          <p className={classes['option']}>
            <Local text={item.title} />
          </p>
        )}
        {item.quantity > 1 && !isGone && (
          <p className={classes['option']}>{t('each', { price: money(item.price) })}</p>
        )}
      </div>
      <div className={classes['price']}>
        {!isGone && (
          <Price
            value={amount(item.price * item.quantity)}
            unit="TMT"
            old={item.oldPrice === null ? null : amount(item.oldPrice * item.quantity)}
          />
        )}
      </div>
      <LineTools item={item} isGone={isGone} onRemove={onRemove} />
      {notes.length > 0 && <LineNotes item={item} notes={notes} />}
    </li>
  );
}

type ToolsProps = { item: CartItem; isGone: boolean; onRemove: () => void };

function LineTools({ item, isGone, onRemove }: ToolsProps) {
  const t = useTexts(cartTexts);
  const title = useLocal()(item.product.title);
  const dispatch = useShopDispatch();
  return (
    <div className={classes['tools']}>
      {!isGone && (
        <Stepper
          small
          label={t('quantityOf', { title })}
          lessLabel={t('less')}
          moreLabel={t('more')}
          value={item.quantity}
          canMore={item.quantity < stockOf(item, item.product)}
          onLess={() => (item.quantity === 1 ? onRemove() : dispatch(lineDecreased(item.id)))}
          onMore={() => dispatch(increaseLine(item.id))}
        />
      )}
      <span className={classes['icons']}>
        <WishlistButton product={item.product} className={classes['wishlist']} />
        <IconButton
          label={t('remove', { title })}
          icon={<Trash size={20} aria-hidden="true" />}
          onClick={onRemove}
          data-remove=""
        />
      </span>
    </div>
  );
}

/** What changed since the line was added (price, stock), with the possible actions. */
function LineNotes({ item, notes }: { item: CartItem; notes: LineNote[] }) {
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
