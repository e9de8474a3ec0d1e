import { wideScreen } from '#domain/media/wide-screen.ts';
import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { About } from '#contract/content/shop.ts';
import type { Visit } from '#storefront/navigation/lazy-page.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { phone } from '#domain/print/phone.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { selectMainInfo } from './info.slice.ts';
import { OpeningHours } from './OpeningHours.tsx';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import classes from './AboutPage.module.css';
import { loadAbout, selectAbout } from './about.slice.ts';
import { contentTexts } from '#storefront/features/content/home/content.texts.ts';
import { RichText } from './RichText.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';

export function prepare({ dispatch }: Visit): Promise<unknown> {
  return dispatch(loadAbout());
}

export default function AboutPage() {
  const t = useTexts(contentTexts);
  const local = useLocal();
  const dispatch = useShopDispatch();
  const { about, isFailed } = useSelector(selectAbout);

  useEffect(() => {
    void dispatch(loadAbout());
  }, [dispatch]);

  return (
    <PageFrame title={about ? local(about.title) : t('about')}>
      {!about && isFailed && (
        <PageFailed onRetry={() => void dispatch(loadAbout())}>{t('failed')}</PageFailed>
      )}
      {!about && !isFailed && <TextSkeleton />}
      {about && (
        <div className={classes['columns']}>
          <div>
            <RichText text={local(about.body)} heading="h2" />
            <div className={classes['pictures']}>
              {about.pictures.map((picture, i) => (
                <Picture
                  key={picture.id}
                  picture={picture}
                  alt={local(picture.alt)}
                  sizes={`${wideScreen} 400px, 46vw`}
                  isMain={i === 0}
                  className={classes['picture']}
                />
              ))}
            </div>
          </div>
          <Contacts about={about} />
        </div>
      )}
    </PageFrame>
  );
}

function Contacts({ about }: { about: About }) {
  const t = useTexts(contentTexts);
  const where = useSelector(selectMainInfo)?.contacts.address;
  const address = useLocal()(where ?? { tm: '', ru: '' });
  return (
    <aside className={classes['contacts']}>
      <h2>{t('contactUs')}</h2>
      {address && (
        <p>
          <MapPin size={20} aria-hidden="true" />
          {address}
        </p>
      )}
      {about.phones.map((number) => (
        <a key={number} href={`tel:${number.replace(/[^\d+]/g, '')}`}>
          <Phone size={20} aria-hidden="true" />
          {phone(number)}
        </a>
      ))}
      {about.email && (
        <a href={`mailto:${about.email}`}>
          <Mail size={20} aria-hidden="true" />
          {about.email}
        </a>
      )}
      {about.socials.map((social) => (
        <a key={social.url} href={social.url} rel="noreferrer" target="_blank">
          <MessageCircle size={20} aria-hidden="true" />
          {social.title}
        </a>
      ))}
      <h2>{t('hours')}</h2>
      <OpeningHours className={classes['hours']} />
    </aside>
  );
}
