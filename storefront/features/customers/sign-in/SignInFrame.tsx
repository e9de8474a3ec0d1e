import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { usePageTitle } from '#storefront/navigation/use-page-title.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { IconButton } from '#storefront/ui/IconButton.tsx';
import classes from './SignInFrame.module.css';
import { signInTexts } from './sign-in.texts.ts';

type Props = {
  title: string;
  /** What is asked for. */
  icon: ReactNode;
  /** One line under the title. */
  lead: ReactNode;
  /** Target of the back arrow; a function where leaving needs an action. */
  back: string | (() => void);
  children: ReactNode;
};

/** Layout of the sign-in pages: icon, one heading, one question. */
export function SignInFrame({ title, icon, lead, back, children }: Props) {
  const t = useTexts(signInTexts);
  const [, navigate] = useLocation();
  usePageTitle(title);
  return (
    <div className={classes['page']}>
      <IconButton
        label={t('back')}
        className={classes['back']}
        icon={<ArrowLeft aria-hidden="true" />}
        onClick={() => (typeof back === 'string' ? navigate(back) : back())}
      />
      <span className={classes['icon']} aria-hidden="true">
        {icon}
      </span>
      <h1>{title}</h1>
      <p className={classes['lead']}>{lead}</p>
      {children}
    </div>
  );
}
