import { memo } from 'react';
import { useSelector } from 'react-redux';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { Link } from 'wouter';
import { phone } from '#domain/print/phone.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { OpeningHours } from '#storefront/features/content/texts/OpeningHours.tsx';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import classes from './Footer.module.css';
import { footerTexts } from './footer.texts.ts';
import { Logo } from './Logo.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

/** `isBrief`: on phones only contacts and terms, while ordering or signing in. */
export const Footer = memo(function Footer({ isBrief }: { isBrief: boolean }) {
  const t = useTexts(footerTexts);
  const local = useLocal();
  const slogan = useSelector(selectMainInfo)?.slogan;
  return (
    <footer className={classes['footer']} data-print="no">
      <div className={classes['border']} />
      <div className={joinClasses(classes['inner'], isBrief && classes['brief'])}>
        <div className={classes['about']}>
          <Logo />
          <p>{local(slogan)}</p>
        </div>
        <div className={classes['links']}>
          <h2>{t('forCustomers')}</h2>
          <Link href={paths.delivery()}>{t('delivery')}</Link>
          <Link className={classes['elsewhere']} href={paths.orders()}>
            {t('orders')}
          </Link>
          <Link className={classes['elsewhere']} href={paths.shop()}>
            {t('catalogue')}
          </Link>
        </div>
        <div className={classes['links']}>
          <h2>{t('about')}</h2>
          <Link href={paths.aboutUs()}>{t('about')}</Link>
          <Link className={classes['elsewhere']} href={paths.brand()}>
            {t('brands')}
          </Link>
          <Link href={paths.privacy()}>{t('privacy')}</Link>
        </div>
        <Contacts />
        <div className={classes['theme']}>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
});

function Contacts() {
  const t = useTexts(footerTexts);
  const contacts = useSelector(selectMainInfo)?.contacts;
  if (!contacts) return null;
  return (
    <div className={joinClasses(classes['links'], classes['contacts'])}>
      <h2>{t('contacts')}</h2>
      {contacts.phones.map((number) => (
        <a key={number} href={`tel:${number.replace(/[^\d+]/g, '')}`}>
          <Phone aria-hidden="true" />
          {phone(number)}
        </a>
      ))}
      {contacts.email && (
        <a href={`mailto:${contacts.email}`}>
          <Mail aria-hidden="true" />
          {contacts.email}
        </a>
      )}
      {contacts.socials.map((social) => (
        <a key={social.url} href={social.url} rel="noreferrer" target="_blank">
          <MessageCircle aria-hidden="true" />
          {social.title}
        </a>
      ))}
      <OpeningHours className={classes['hours']} />
    </div>
  );
}
