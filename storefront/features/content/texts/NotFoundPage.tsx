import { Search } from 'lucide-react';
import { useSelector } from 'react-redux';
import { ProductGrid } from '#storefront/features/catalogue/cards/ProductGrid.tsx';
import { usePageTitle } from '#storefront/navigation/use-page-title.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { Button, ButtonLink } from '#storefront/ui/Button.tsx';
import { SectionTitle } from '#storefront/ui/surfaces/SectionTitle.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { defineTexts } from '#domain/print/texts.ts';
import { selectMainInfo } from './info.slice.ts';
import classes from './NotFoundPage.module.css';

const notFoundTexts = defineTexts({
  notFound: { tm: 'Sahypa tapylmady', ru: 'Страница не найдена' },
  notFoundHint: {
    tm: 'Salgy nädogry ýa-da sahypa aýryldy.',
    ru: 'Адрес неверен, или страницы больше нет.',
  },
  toShop: { tm: 'Kataloga geç', ru: 'Открыть каталог' },
  toHome: { tm: 'Baş sahypa geç', ru: 'На главную' },
  search: { tm: 'Gözle', ru: 'Найти' },
  popular: { tm: 'Meşhur sowgatlar', ru: 'Популярные подарки' },
});

/** By the search of the header. */
function search(): void {
  document.querySelector<HTMLElement>('header [type=search]')?.focus();
}

export default function NotFoundPage() {
  const t = useTexts(notFoundTexts);
  usePageTitle(t('notFound'));
  const popular = useSelector(selectMainInfo)?.popularProducts ?? [];
  return (
    <div className={classes['page']}>
      <EmptyState
        heading="h1"
        title={t('notFound')}
        to={{ href: paths.shop(), text: t('toShop') }}
        action={
          <>
            <Button look="outline" icon={<Search size={20} aria-hidden="true" />} onClick={search}>
              {t('search')}
            </Button>
            <ButtonLink href={paths.home()} look="link">
              {t('toHome')}
            </ButtonLink>
          </>
        }
      >
        {t('notFoundHint')}
      </EmptyState>
      {popular.length > 0 && (
        <section className={classes['popular']}>
          <SectionTitle>{t('popular')}</SectionTitle>
          <ProductGrid products={popular.slice(0, 8)} />
        </section>
      )}
    </div>
  );
}
