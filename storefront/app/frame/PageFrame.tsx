import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { IconButton } from '#storefront/ui/IconButton.tsx';
import { goBack } from '#storefront/navigation/go-back.ts';
import { layoutTexts } from './layout.texts.ts';
import classes from './PageFrame.module.css';
import { usePageTitle } from '#storefront/navigation/use-page-title.ts';

type Props = {
  /** The heading and the document title. */
  title: string;
  /** Target of the back arrow on phones; without it there is no arrow. */
  back?: string | undefined;
  /** At the end of the heading's row. */
  action?: ReactNode;
  children: ReactNode;
};

/** The usual page: width, margins, one h1. Pages with another layout use `usePageTitle` and their own `<div>`. */
export function PageFrame({ title, back, action, children }: Props) {
  const t = useTexts(layoutTexts);
  usePageTitle(title);
  return (
    <div className={classes['page']}>
      {back || action ? (
        <div className={classes['bar']}>
          <span className={classes['back']} data-print="no">
            {back && (
              <IconButton
                label={t('back')}
                icon={<ArrowLeft aria-hidden="true" />}
                onClick={() => goBack(back)}
              />
            )}
          </span>
          <h1>{title}</h1>
          <span>{action}</span>
        </div>
      ) : (
        <h1 className={classes['title']}>{title}</h1>
      )}
      {children}
    </div>
  );
}
