import { wideScreen } from '#domain/media/wide-screen.ts';
import { memo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Banner } from '#contract/content/shop.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectBanners, selectIsBannerAwaited } from './banner.slice.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { ButtonLink, classNames } from '#storefront/ui/Button.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import { Dots } from '#storefront/ui/feedback/Dots.tsx';
import { Drawing } from '#storefront/ui/Drawing.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { GiftQuestion } from './GiftQuestion.tsx';
import classes from './Hero.module.css';
import { firstScreenTexts } from './first-screen.texts.ts';

/**
 * The picture covers the arch by its height, so it is wider than the arch. Same value as in
 * server/ssr/describe-page.ts, which preloads it.
 */
const sizes = `${wideScreen} 900px, (min-width: 600px) 540px, 330px`;

/** The main banners, one at a time; swiped by hand, never automatically. Without any, a default greeting. */
export const Hero = memo(function Hero() {
  const t = useTexts(firstScreenTexts);
  const local = useLocal();
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const all = useSelector(selectBanners);
  const isWaiting = useSelector(selectIsBannerAwaited);
  const banners = all.filter((banner) => banner.isMain);

  function show(at: number) {
    strip.current?.scrollTo({ left: at * strip.current.clientWidth, behavior: 'smooth' });
  }

  return (
    <div className={classes['hero']} role="group" aria-label={t('banners')}>
      <div className={classes['strips']}>
        <div
          ref={strip}
          className={classes['strip']}
          onScroll={({ currentTarget: box }) => setShown(Math.round(box.scrollLeft / box.clientWidth))}
        >
          {banners.length === 0 && <Slide banner={null} isFirst isWaiting={isWaiting} />}
          {banners.map((banner, i) => (
            <Slide key={banner.id} banner={banner} isFirst={i === 0} isHidden={i !== shown} />
          ))}
        </div>
        {banners.length > 1 && (
          <div className={classes['dots']}>
            <Dots
              count={banners.length}
              current={shown}
              label={(at) => local(banners[at]?.title) || String(at + 1)}
              onChoose={show}
              onDeep
            />
          </div>
        )}
      </div>
      <GiftQuestion />
    </div>
  );
});

/** Placeholder: the first banner's texts and a box for its picture. */
export function HeroSkeleton() {
  const banner = useSelector(selectBanners).find(({ isMain }) => isMain);
  return (
    <div className={classes['hero']}>
      <Slide banner={banner ?? null} isFirst isWaiting />
    </div>
  );
}

type SlideProps = {
  banner: Banner | null;
  isFirst: boolean;
  isHidden?: boolean;
  isWaiting?: boolean;
};

function Slide({ banner, isFirst, isHidden, isWaiting }: SlideProps) {
  const t = useTexts(firstScreenTexts);
  const local = useLocal();
  const hasIdeas = useSelector(selectMainInfo)?.sections?.includes('ideas') ?? true;
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <div className={classes['slide']} inert={isHidden}>
      <div className={classes['arch']}>
        {isWaiting && <Skeleton height="100%" radius="0" isPicture />}
        {!isWaiting && !banner?.picture && <Drawing name="gol" className={classes['gol']} />}
        {!isWaiting && banner?.picture && (
          <Picture
            picture={banner.picture}
            alt=""
            sizes={sizes}
            isMain={isFirst}
            className={classes['picture']}
          />
        )}
      </div>
      <div className={classes['text']}>
        <Title className={classes['title']}>{banner ? local(banner.title) : t('title')}</Title>
        <p className={classes['lead']}>{banner ? local(banner.subtitle) : t('lead')}</p>
        <div className={classes['actions']}>
          <ButtonLink look="gold" small href={banner?.link || paths.giftFinder()}>
            {t('choose')}
          </ButtonLink>
          {isFirst && hasIdeas && (
            <a href="#ideas" className={classNames({ look: 'ghost', small: true })}>
              {t('ideas')}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
