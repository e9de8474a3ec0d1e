import { useSelector } from 'react-redux';
import { usePathname } from 'wouter/use-browser-location';
import { defineTexts } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { listStored, type StoredSlices, type StoredItem } from './list-stored.ts';

const takeOutTexts = defineTexts({
  why: {
    tm: 'Belki, şulardan birini görkezip bolmaýandyr. Ony aýryp görüň:',
    ru: 'Возможно, что-то из этого не удаётся показать. Попробуйте убрать:',
  },
  thing: { tm: '“{title}” aýyr', ru: 'Убрать «{title}»' },
  order: { tm: 'Başlanan sargydy aýyr', ru: 'Убрать начатый заказ' },
});

/** What the failed page shows of this device's memory, each with a button that takes it out and tries again. */
export function TakeOut({ onDone }: { onDone: () => void }) {
  const t = useTexts(takeOutTexts);
  const language = useLanguage();
  const dispatch = useShopDispatch();
  const path = usePathname({ ssrPath: '/' });
  const cart = useSelector((state: StoredSlices) => state.cart);
  const wishlist = useSelector((state: StoredSlices) => state.wishlist);
  const delivery = useSelector((state: StoredSlices) => state.delivery);
  const things = listStored({ cart, wishlist, delivery }, path, language);
  if (things.length === 0) return null;
  function takeOut({ removal }: StoredItem): void {
    dispatch(removal);
    onDone();
  }
  return (
    <>
      <p>{t('why')}</p>
      {things.map((thing) => (
        <p key={thing.key}>
          <Button look="outline" small onClick={() => takeOut(thing)}>
            {thing.title === null ? t('order') : t('thing', { title: thing.title })}
          </Button>
        </p>
      ))}
    </>
  );
}
