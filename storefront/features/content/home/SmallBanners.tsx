import { wideScreen } from '#domain/media/wide-screen.ts';
import { useSelector } from 'react-redux';
import { Link } from 'wouter';
import { Local } from '#storefront/lang/Local.tsx';
import { selectBanners } from './banner.slice.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import classes from './SmallBanners.module.css';

/** The secondary banners, between the rows of products. */
export function SmallBanners() {
  const banners = useSelector(selectBanners).filter((banner) => !banner.isMain);
  if (banners.length === 0) return null;
  return (
    <div className={classes['banners']}>
      {banners.map((banner) => (
        <Link key={banner.id} href={banner.link} className={classes['banner']}>
          {banner.picture && (
            <span className={classes['frame']}>
              <Picture
                picture={banner.picture}
                alt=""
                sizes={`${wideScreen} 400px, 300px`}
                className={classes['picture']}
              />
            </span>
          )}
          <span className={classes['text']}>
            <b className={classes['title']}>
              <Local text={banner.title} />
            </b>
            <Local text={banner.subtitle} />
          </span>
        </Link>
      ))}
    </div>
  );
}
