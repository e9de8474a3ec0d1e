import type { Recipient } from '#contract/catalogue/shop.ts';
import { Local } from '#storefront/lang/Local.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { ChipLink } from '#storefront/ui/Chip.tsx';
import classes from './HomePage.module.css';
import { HomeSection } from './HomeSection.tsx';
import { homeTexts } from './home.texts.ts';

export function ForWhom({ recipients }: { recipients: Recipient[] }) {
  const t = useTexts(homeTexts);
  const found = recipients.filter((recipient) => recipient.productsCount > 0);
  if (found.length === 0) return null;
  return (
    <HomeSection title={t('forWhom')} more={{ href: paths.giftFinder(), text: t('findGift') }}>
      <div className={classes['chips']}>
        {found.map((recipient) => (
          <ChipLink
            key={recipient.id}
            href={paths.shop({ recipient: recipient.id })}
            count={recipient.productsCount}
          >
            <Local text={recipient.title} />
          </ChipLink>
        ))}
      </div>
    </HomeSection>
  );
}
