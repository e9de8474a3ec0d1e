import { usePageTitle } from '../layout/use-page-title.ts';
import { notFoundTexts } from './not-found.texts.ts';
import { useTexts } from '../lang/use-texts.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

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
