import { usePageTitle } from '#storefront/navigation/use-page-title.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { defineTexts } from '#domain/print/texts.ts';

const notFoundTexts = defineTexts({
  notFound: { tm: 'Sahypa tapylmady', ru: 'Страница не найдена' },
  notFoundHint: {
    tm: 'Salgy nädogry ýa-da sahypa aýryldy.',
    ru: 'Адрес неверен, или страницы больше нет.',
  },
  toShop: { tm: 'Kataloga geç', ru: 'Открыть каталог' },
  toHome: { tm: 'Baş sahypa geç', ru: 'На главную' },
});

export default function NotFoundPage() {
  const t = useTexts(notFoundTexts);
  usePageTitle(t('notFound'));
  return (
    <EmptyState
      heading="h1"
      title={t('notFound')}
      to={{ href: paths.shop(), text: t('toShop') }}
      action={
        <ButtonLink href={paths.home()} look="link">
          {t('toHome')}
        </ButtonLink>
      }
    >
      {t('notFoundHint')}
    </EmptyState>
  );
}
