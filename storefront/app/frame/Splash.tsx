import { useShopName } from '#storefront/features/content/texts/use-shop-name.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { Drawing } from '#storefront/ui/Drawing.tsx';
import { layoutTexts } from './layout.texts.ts';

/**
 * Full screen placeholder while a page's code loads; index.html contains the same boxes for the time before the first
 * render.
 */
export function Splash() {
  const t = useTexts(layoutTexts);
  return (
    <div className="splash" role="status">
      <div className="splash-pattern" />
      <Drawing name="gol" className="splash-gol" />
      <p className="splash-name">{useShopName()}</p>
      <p className="splash-text">{t('loading')}</p>
      <div className="splash-bar" />
    </div>
  );
}
