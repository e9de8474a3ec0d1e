import { lazy } from 'react';
import { QueryClient } from '@tanstack/react-query';
import { AdminContext, AdminUI, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { isLost } from '#backoffice/api/idempotency-keys.ts';
import { authProvider } from './auth-provider.ts';
import { lastingStore } from '#backoffice/api/lasting-store.ts';
import { dataProvider } from '#backoffice/data/data-provider.ts';
import { i18n } from '#backoffice/lang/i18n.ts';
import { LanguageContext } from '#backoffice/lang/LanguageContext.tsx';
import { OfficeLayout } from '#backoffice/app/frame/OfficeLayout.tsx';
import { FirstTab, OldPlace, rootsWithoutScreen } from '#backoffice/app/frame/OldPlace.tsx';
import { movedPlaces } from '#backoffice/app/frame/old-places.ts';
import { themeOf } from '#backoffice/app/frame/theme.ts';
import { accentColours } from '#domain/brand/accent.ts';
import { nameOf } from '#backoffice/parts/name-of.ts';
import { addressOf, isMoved, resources } from './screens.tsx';
import { pages, packingSlips } from './pages.tsx';

const SignInPage = lazy(() => import('#backoffice/features/staff/SignInPage.tsx'));
const SetUpPage = lazy(() => import('#backoffice/features/staff/SetUpPage.tsx'));
const NotFoundPage = lazy(() => import('#backoffice/app/frame/NotFoundPage.tsx'));
const HomePage = lazy(() => import('#backoffice/features/dashboard/HomePage.tsx'));

/** Refusals are not retried; lost responses are. Without a connection a call says so instead of waiting for one. */
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (times, error) => times < 2 && isLost(error),
      staleTime: 5_000,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

const store = lastingStore();

/** The page came with the colour that the merchant has chosen, if any. */
const accent = document.querySelector<HTMLMetaElement>('meta[name="shop-accent"]')?.content;
const theme = themeOf(accent ? accentColours(accent).light : {});

/** The back office: sign-in, resources and pages. Everything but the frame is loaded on demand. */
export function Office() {
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18n}
      queryClient={queries}
      store={store}
      theme={theme}
      darkTheme={null}
    >
      <LanguageContext>
        <AdminUI
          title={document.title}
          layout={OfficeLayout}
          loginPage={SignInPage}
          dashboard={HomePage}
          catchAll={NotFoundPage}
          requireAuth
          disableTelemetry
        >
          {resources.map(({ name, ...screens }) => (
            <Resource key={name} name={name} recordRepresentation={nameOf} {...screens} />
          ))}
          <CustomRoutes noLayout>
            <Route path="/setup/:token" element={<SetUpPage />} />
            {packingSlips.map(({ path, page: Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </CustomRoutes>
          <CustomRoutes>
            {Object.keys(movedPlaces).map((path) => (
              <Route key={path} path={`${path}/*`} element={<OldPlace />} />
            ))}
            {rootsWithoutScreen.map((path) => (
              <Route key={path} path={path} element={<FirstTab />} />
            ))}
            {resources.filter(isMoved).map((screens) => (
              <Route
                key={screens.name}
                path={`${addressOf(screens)}/*`}
                element={<Resource {...screens} />}
              />
            ))}
            {pages.map(({ path, page: Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </CustomRoutes>
        </AdminUI>
      </LanguageContext>
    </AdminContext>
  );
}
