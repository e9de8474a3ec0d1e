import { type ComponentType, Fragment, memo, type ReactNode } from 'react';
import type { Category, ProductCard, Recipient, IdeaCard as Idea } from '#contract/catalogue/shop.ts';
import { ProductGrid } from '#storefront/features/catalogue/cards/ProductGrid.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import classes from './HomePage.module.css';
import { HomeSection } from './HomeSection.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { firstScreenTexts } from './first-screen.texts.ts';
import { homeTexts } from './home.texts.ts';
import { Occasions } from './Occasions.tsx';
import { SmallBanners } from './SmallBanners.tsx';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import type { FirstInfo } from '#storefront/features/content/texts/info.slice.ts';
import { TrustRow } from './TrustRow.tsx';
import { Local } from '#storefront/lang/Local.tsx';
import { ChipLink } from '#storefront/ui/Chip.tsx';
import { IdeaCard } from '#storefront/features/catalogue/cards/IdeaCard.tsx';

/** A section whose code is in the page's chunk. Other data it takes from the store. */
export type OwnPart = ComponentType<{ categories: Category[] | undefined }>;
type Props = {
  info: FirstInfo;
  /** Index of the first section rendered here; the page renders those before it. */
  from: number;
  /** Sections already loaded by the page, wherever they are placed. */
  own: Record<string, OwnPart>;
  /** Retries loading the rest, if that failed. */
  onRetry: (() => void) | null;
};

/** Sections of the home page from the first product row on. Unknown names (of a newer server) are skipped. */
export const ProductRows = memo(function ProductRows(props: Props) {
  const { info, from, own, onRetry } = props;
  const t = useTexts(homeTexts);
  const pageName = useTexts(firstScreenTexts)('title');
  const ownPart = (name: string) => {
    const Own = own[name];
    return Own && <Own categories={info.categories} />;
  };
  // A server older than this code does not send them.
  const told: { sections?: readonly string[] } = info;
  // Only one row fits below the banner.
  const isOnFirstScreen = (name: string) => told.sections?.slice(0, 2).includes(name);
  const parts: Record<string, ReactNode> = {
    hero: ownPart('hero'),
    popular: (
      <ProductRow
        title={t('popular')}
        sort="popular"
        products={info.popularProducts.slice(0, 4)}
        near={isOnFirstScreen('popular') ? 3 : 0}
        asRail
      />
    ),
    categories: ownPart('categories'),
    recipients: <ForWhom recipients={info.recipients} />,
    occasions: <Occasions occasions={info.occasions} />,
    ideas: <IdeaRail ideas={info.ideas} title={t('giftIdeas')} />,
    new: <ProductRow title={t('newProducts')} sort="new" products={info.newProducts.slice(0, 8)} />,
    banners: <SmallBanners />,
    trust: <TrustRow />,
  };
  const sections = told.sections ?? Object.keys(parts);
  const here = sections.slice(0, info.ahead);
  return (
    <>
      {!here.includes('hero') && (
        <h1>
          <VisuallyHidden>{pageName}</VisuallyHidden>
        </h1>
      )}
      {here.slice(from).map((name) => (
        <Fragment key={name}>{parts[name]}</Fragment>
      ))}
      {here.length < sections.length &&
        (onRetry ? (
          <div className={classes['section']}>
            <ErrorState onRetry={onRetry}>{t('restFailed')}</ErrorState>
          </div>
        ) : (
          <HomeSkeleton />
        ))}
    </>
  );
});

type RowProps = {
  title: string;
  sort: 'popular' | 'new';
  products: ProductCard[];
  near?: number;
  asRail?: boolean;
};

function ProductRow({ title, sort, products, near, asRail }: RowProps) {
  const t = useTexts(homeTexts);
  if (products.length === 0) return null;
  return (
    <HomeSection title={title} more={{ href: paths.shop({ sort }), text: t('all') }}>
      <ProductGrid products={products} near={near} asRail={asRail} />
    </HomeSection>
  );
}

function ForWhom({ recipients }: { recipients: Recipient[] }) {
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

/** Gift ideas side by side. */
function IdeaRail({ ideas, title }: { ideas: Idea[]; title: string }) {
  if (ideas.length === 0) return null;
  return (
    <HomeSection id="ideas" title={title}>
      <div className={classes['rail']}>
        {ideas.map((idea) => (
          <IdeaCard key={idea.id} idea={idea} />
        ))}
      </div>
    </HomeSection>
  );
}
