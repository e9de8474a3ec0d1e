import { Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { Option, ProductCard } from '#contract/catalogue/shop.ts';
import { cardTexts } from '#storefront/features/catalogue/cards/card.texts.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { money } from '#domain/print/money.ts';
import { Local } from '#storefront/lang/Local.tsx';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { ProductLink } from '#storefront/features/catalogue/cards/ProductLink.tsx';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { useAnswer } from '#storefront/store/use-answer.ts';
import { IconButton } from '#storefront/ui/IconButton.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import classes from './AddOns.module.css';
import { selectCartItems } from './cart.slice.ts';
import { cartTexts } from './cart.texts.ts';
import { quickAdd } from './quick-add.ts';

type AddOn = { product: ProductCard; option: Option };

/** Add-ons (cross-sell) chosen by staff; one press adds. What is in the cart already is not offered. */
export function AddOns() {
  const t = useTexts(cartTexts);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const dispatch = useShopDispatch();
  const { addOns, isLoading } = useAddOns();
  if (isLoading) return <div className={classes['waiting']} aria-busy="true" />;
  if (addOns.length === 0) return null;

  function add({ product, option }: AddOn, at: number): void {
    if (dispatch(quickAdd(option, product))) setTimeout(() => focusAt(section.current, at));
  }
  return (
    <section ref={section} className={classes['addOns']} aria-labelledby={id}>
      <h2 id={id}>{t('addOns')}</h2>
      <ul className={classes['row']}>
        {addOns.map((addOn, at) => (
          <AddOnCard key={addOn.product.id} addOn={addOn} onAdd={() => add(addOn, at)} />
        ))}
      </ul>
    </section>
  );
}

function AddOnCard({ addOn: { product, option }, onAdd }: { addOn: AddOn; onAdd: () => void }) {
  const t = useTexts(cardTexts);
  const title = useLocal()(product.title);
  const picture = option.picture ?? product.picture;
  return (
    <li className={classes['card']}>
      {picture && <Picture picture={picture} alt="" sizes="128px" className={classes['picture']} />}
      <ProductLink product={product} className={classes['name']}>
        {title}
      </ProductLink>
      <div className={classes['foot']}>
        <span>
          {product.optionsCount > 1 && (
            <small>
              <Local text={option.title} />
            </small>
          )}
          <b>{money(option.price)}</b>
        </span>
        <IconButton
          look="soft"
          label={t('add', { title })}
          icon={<Plus aria-hidden="true" />}
          onClick={onAdd}
          data-add=""
        />
      </div>
    </li>
  );
}

/** In the order set by staff. Empty if they cannot be loaded: the cart works without them. */
function useAddOns(): { addOns: AddOn[]; isLoading: boolean } {
  const ids = useSelector(selectMainInfo)?.addOns ?? [];
  const items = useSelector(selectCartItems);
  const query = { ids: ids.join(','), in_stock: true, page_size: ids.length };
  const { answer, failure } = useAnswer(
    'GET /api/product/list/:search?',
    ids.length > 0 ? { params: {}, query } : null,
  );
  const addOns = ids.flatMap((id) => {
    const product = answer?.data.find((one) => one.id === id);
    const option = product?.defaultOption;
    const isOffered = option && option.count > 0 && !items.some((item) => item.product.id === id);
    return isOffered ? [{ product, option }] : [];
  });
  return { addOns, isLoading: ids.length > 0 && !answer && !failure };
}

/** The pressed button was removed with its card: focus moves to the next card's button, or to the page. */
function focusAt(section: HTMLElement | null, at: number): void {
  const buttons = section?.querySelectorAll<HTMLElement>('[data-add]') ?? [];
  const next = buttons[Math.min(at, buttons.length - 1)] ?? document.getElementById('main');
  next?.focus({ preventScroll: true });
  // The line added to the cart has moved this row down.
  next?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
