import { wideScreen } from '#domain/media/wide-screen.ts';
import { ArrowLeft, ChevronLeft, ChevronRight, Search, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Product } from '#contract/catalogue/shop.ts';
import type { Picture as Source } from '#contract/shared.ts';
import { goBack } from '#storefront/navigation/go-back.ts';
import { lazyDialog } from '#storefront/navigation/lazy-piece.tsx';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { Dots } from '#storefront/ui/feedback/Dots.tsx';
import { IconButton } from '#storefront/ui/IconButton.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import { WishlistButton } from '#storefront/features/wishlist/WishlistButton.tsx';
import { asCard } from '#storefront/features/catalogue/cards/as-card.ts';
import { cardSizes } from '#storefront/features/catalogue/cards/ProductCard.tsx';
import { useTappedCard } from '#storefront/features/catalogue/cards/ProductLink.tsx';
import classes from './Gallery.module.css';
import { productTexts } from './product.texts.ts';
import { toast } from '#storefront/toast.ts';

const GalleryZoom = lazyDialog(() => import('./GalleryZoom.tsx').then((part) => part.GalleryZoom));

type Props = { product: Product; pictures: Source[]; shownId: string | undefined };

/** Picture carousel: swiped, or moved by arrows and dots; a press opens the full screen view. */
export function Gallery({ product, pictures, shownId }: Props) {
  const t = useTexts(productTexts);
  const title = useLocal()(product.title);
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [isZoomed, setIsZoomed] = useState(false);
  const total = pictures.length;
  const tapped = useTappedCard(product.id);

  function show(next: number, behavior: ScrollBehavior = 'smooth') {
    const box = strip.current;
    box?.scrollTo({ left: next * box.clientWidth, behavior });
  }

  // Scrolls to the chosen option's picture without moving the page.
  const shownAt = shownId === undefined ? -1 : pictures.findIndex(({ id }) => id === shownId);
  useEffect(() => {
    if (shownAt >= 0) show(shownAt, 'auto');
  }, [shownAt]);

  return (
    <div className={classes['frame']} role="group" aria-label={t('gallery')}>
      <div className={classes['box']}>
        <div
          ref={strip}
          className={classes['strip']}
          onScroll={({ currentTarget: box }) => setAt(Math.round(box.scrollLeft / box.clientWidth))}
        >
          <Slides
            pictures={pictures}
            here={tapped?.picture?.id}
            title={title}
            at={at}
            onOpen={() => setIsZoomed(true)}
          />
        </div>
      </div>
      <GalleryButtons product={product} />
      {total > 1 && <GallerySteps at={at} total={total} onShow={(next) => show(next)} />}
      {isZoomed && (
        <GalleryZoom pictures={pictures} first={at} title={title} onClose={() => setIsZoomed(false)} />
      )}
    </div>
  );
}

type SlidesProps = {
  pictures: Source[];
  /** Id of the picture that the tapped card showed. */
  here: string | undefined;
  title: string;
  at: number;
  onOpen: () => void;
};

function Slides({ pictures, here, title, at, onOpen }: SlidesProps) {
  const t = useTexts(productTexts);
  const total = pictures.length;
  return (
    <>
      {pictures.map((picture, i) => (
        <button
          key={picture.id}
          type="button"
          className={classes['slide']}
          tabIndex={i === at ? 0 : -1}
          aria-label={`${t('zoom')}: ${t('pictureNumber', { at: i + 1, total })}`}
          onClick={onOpen}
        >
          {picture.id === here && (
            <Picture picture={picture} alt="" sizes={cardSizes} isNear className={classes['under']} />
          )}
          <Picture
            picture={picture}
            isOver={picture.id === here}
            alt={i === 0 ? title : ''}
            sizes={`${wideScreen} 616px, (min-resolution: 2.5dppx) 70vw, 100vw`}
            isMain={i === 0}
            className={classes['picture']}
          />
        </button>
      ))}
    </>
  );
}

/** Back, share and wishlist, over the picture. */
function GalleryButtons({ product }: { product: Product }) {
  const t = useTexts(productTexts);
  const title = useLocal()(product.title);
  return (
    <>
      <div className={classes['back']}>
        <IconButton
          look="onPicture"
          label={t('back')}
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={() => goBack(paths.shop())}
        />
      </div>
      <div className={classes['actions']}>
        <IconButton
          look="onPicture"
          label={t('share')}
          icon={<Share2 size={22} aria-hidden="true" />}
          onClick={() => void share(title, t('copied'))}
        />
        <WishlistButton product={asCard(product)} className={classes['wishlist']} />
      </div>
    </>
  );
}

type StepsProps = { at: number; total: number; onShow: (at: number) => void };

/** Arrows that wrap around, so that none is disabled while focused; dots and the number of the picture. */
function GallerySteps({ at, total, onShow }: StepsProps) {
  const t = useTexts(productTexts);
  return (
    <>
      <div className={classes['arrows']}>
        <IconButton
          look="onPicture"
          label={t('previous')}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => onShow((at || total) - 1)}
        />
        <IconButton
          look="onPicture"
          label={t('next')}
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => onShow((at + 1) % total)}
        />
      </div>
      <div className={classes['dots']}>
        <Dots
          count={total}
          current={at}
          label={(i) => t('pictureNumber', { at: i + 1, total })}
          onChoose={onShow}
        />
      </div>
      <p className={classes['position']} role="status">
        <Search size={14} aria-hidden="true" />
        {at + 1} / {total}
      </p>
    </>
  );
}

/** Native sharing; where it is missing, the URL is copied. */
async function share(title: string, copied: string): Promise<void> {
  const url = window.location.href;
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    toast({ text: copied, tone: 'success' });
  } catch {
    // The visitor cancelled, or the browser forbids copying: no message.
  }
}
