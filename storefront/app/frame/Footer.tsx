import { useSelector } from 'react-redux';
import { Mail, Phone } from 'lucide-react';
import { Link } from 'wouter';
import { phone } from '#storefront/lang/format.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import classes from './Footer.module.css';
import { footerTexts } from './footer.texts.ts';
import { Logo } from './Logo.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

export function Footer() {
  const t = useTexts(footerTexts);
  const contacts = useSelector(selectMainInfo)?.contacts;
  return (
    <footer className={classes['footer']} data-print="no">
      <div className={classes['border']} />
      <div className={classes['inner']}>
        <div className={classes['about']}>
          <Logo onDeep />
          <p>{t('footerCities')}</p>
          <ThemeChoice />
        </div>
        <div className={classes['links']}>
          <h2>{t('forCustomers')}</h2>
          <Link href={paths.delivery()}>{t('delivery')}</Link>
          <Link href={paths.orders()}>{t('orders')}</Link>
          <Link href={paths.shop()}>{t('catalogue')}</Link>
        </div>
        <div className={classes['links']}>
          <h2>{t('about')}</h2>
          <Link href={paths.aboutUs()}>{t('about')}</Link>
          <Link href={paths.brand()}>{t('brands')}</Link>
          <Link href={paths.privacy()}>{t('privacy')}</Link>
        </div>
        <div className={joinClasses(classes['links'], classes['contacts'])}>
          {contacts && <h2>{t('contacts')}</h2>}
          {contacts?.phones.map((number) => (
            <a key={number} href={`tel:${number.replace(/[^\d+]/g, '')}`}>
              <Phone aria-hidden="true" />
              {phone(number)}
            </a>
          ))}
          {contacts?.email && (
            <a href={`mailto:${contacts.email}`}>
              <Mail aria-hidden="true" />
              {contacts.email}
            </a>
          )}
          {contacts?.socials.map((social) => (
            <a key={social.url} href={social.url} rel="noreferrer" target="_blank">
              {social.title}
            </a>
          ))}
        </div>
      </div>
    </footer>
  );
}
