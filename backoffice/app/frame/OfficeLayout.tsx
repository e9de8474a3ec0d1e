import { Box } from '@mui/material';
import { type ComponentProps, type ReactNode, Suspense, useEffect } from 'react';
import { Layout, Loading, Sidebar } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { readMe } from '#backoffice/api/me.ts';
import { useChangeLanguage } from '#backoffice/lang/LanguageContext.tsx';
import { AskedConflict } from './AskedConflict.tsx';
import { Bar } from './Bar.tsx';
import { Shortcuts } from './alerts/Shortcuts.tsx';
import { Menu } from './Menu.tsx';
import { PhoneTabs } from './PhoneTabs.tsx';
import { PlaceTabs } from './PlaceTabs.tsx';
import { ConfirmCode } from '#backoffice/features/staff/ConfirmCode.tsx';
import { NextStep } from '#backoffice/features/dashboard/NextStep.tsx';
import { LeaveQuestion } from '#backoffice/parts/drafts/LeaveQuestion.tsx';
import { useIdleEnd } from './use-idle-end.ts';
import { usePhone, useRail } from './use-rail.ts';

/** Frame of every screen. The language is the account's, on any device. */
export function OfficeLayout({ children }: { children?: ReactNode }) {
  const changeLanguage = useChangeLanguage();
  useIdleEnd();
  useEffect(() => {
    readMe().then(
      (me) => changeLanguage(me.lang),
      () => undefined,
    );
  }, [changeLanguage]);
  return (
    <>
      <Layout
        appBar={Bar}
        menu={Menu}
        sidebar={MenuFrame}
        appBarAlwaysOn
        sx={{
          minWidth: 0,
          '& .RaLayout-appFrame': { marginTop: { xs: 7, sm: 6 } },
          '& .RaLayout-content': {
            minWidth: 0,
            padding: { xs: '12px 12px 84px', sm: '16px 24px 40px' },
            backgroundColor: 'background.default',
          },
        }}
      >
        <NextStep />
        <PlaceTabs />
        <Screen>{children}</Screen>
      </Layout>
      <PhoneTabs />
      <ConfirmCode />
      <AskedConflict />
      <Shortcuts />
      <LeaveQuestion />
    </>
  );
}

/**
 * One screen. Without a boundary of its own the router would keep the former screen until the next one is loaded, and
 * what is typed into it meanwhile would be lost. The parts of the texts are one screen.
 */
function Screen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const key = pathname.replace(/^\/texts\/(?!sms).*/, '/texts');
  return (
    <Suspense key={key} fallback={<Loading />}>
      {children}
    </Suspense>
  );
}

/**
 * Phones and desktops have different menus, so rotating a phone mounts a new one: a drawer that closes while mounting
 * would stay over the screen invisibly, intercept taps and hide the screen from screen readers.
 */
function MenuFrame({ children }: ComponentProps<typeof Sidebar>) {
  const isPhone = usePhone();
  const width = useRail() ? 56 : 208;
  if (isPhone) return <Sidebar>{children}</Sidebar>;
  return (
    <Box sx={{ flex: 'none', width }}>
      <Box
        sx={{
          position: 'fixed',
          insetBlock: '48px 0',
          width,
          overflowY: 'auto',
          borderRight: '1px solid var(--line)',
          backgroundColor: '#faf2e6',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
