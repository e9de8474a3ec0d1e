import { X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Picture as Source } from '#contract/shared.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { IconButton } from '#storefront/ui/IconButton.tsx';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import { useDialog } from '#storefront/ui/surfaces/use-dialog.ts';
import classes from './GalleryZoom.module.css';
import { productTexts } from './product.texts.ts';
import { zoomTexts } from './zoom.texts.ts';

type Props = { pictures: Source[]; first: number; title: string; onClose: () => void };

/** Full screen view of the pictures: pinch works natively, a press or the button zooms in. */
export function GalleryZoom({ pictures, first, title, onClose }: Props) {
  const t = useTexts(productTexts);
  const say = useTexts(zoomTexts);
  const dialog = useDialog(true, onClose);
  const strip = useRef<HTMLDivElement>(null);
  const [isLarge, setIsLarge] = useState(false);

  useEffect(() => {
    const box = strip.current;
    box?.scrollTo({ left: first * box.clientWidth });
  }, [first]);

  return (
    <dialog {...dialog} className={classes['zoom']} aria-label={title}>
      <div ref={strip} className={classes['strip']}>
        {pictures.map((picture, i) => (
          <div key={picture.id} className={classes['slide']}>
            <button
              type="button"
              className={joinClasses(classes['press'], isLarge && classes['large'])}
              aria-label={isLarge ? say('zoomOut') : t('zoom')}
              onClick={() => setIsLarge(!isLarge)}
            >
              <Picture
                picture={picture}
                alt={t('pictureNumber', { at: i + 1, total: pictures.length })}
                sizes={isLarge ? '220vw' : '100vw'}
                className={classes['picture']}
              />
            </button>
          </div>
        ))}
      </div>
      <div className={classes['actions']}>
        <IconButton
          look="onPicture"
          label={isLarge ? say('zoomOut') : t('zoom')}
          icon={isLarge ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
          onClick={() => setIsLarge(!isLarge)}
        />
        <IconButton look="onPicture" label={say('close')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
    </dialog>
  );
}
