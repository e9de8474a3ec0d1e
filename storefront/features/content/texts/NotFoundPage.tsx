import { usePageTitle } from '#storefront/navigation/use-page-title.ts';
import { notFoundTexts } from './not-found.texts.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';

export default function NotFoundPage() {
  const t = useTexts(notFoundTexts);
  usePageTitle(t('notFound'));
  return (
    <EmptyState
      heading="h1"
      title={t('notFound')}
      action={<ButtonLink href={paths.home()}>{t('toHome')}</ButtonLink>}
    >
      {t('notFoundHint')}
    </EmptyState>
  );
}
