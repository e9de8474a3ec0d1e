import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { AdminContext, Create, memoryStore, type RaThemeOptions } from 'react-admin';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { themeOf } from './theme.ts';

const form = 'the form';

/** As it is first rendered, while `canAccess` was asked for by a page that was left at once. */
function renderForm(theme: RaThemeOptions): string {
  const queryClient = new QueryClient();
  const queryKey = ['auth', 'canAccess', { action: 'create', resource: 'promos' }];
  queryClient.getQueryCache().build(queryClient, { queryKey });
  const context = {
    queryClient,
    theme,
    darkTheme: null,
    store: memoryStore({ locale: 'en' }),
    dataProvider: {} as never,
    authProvider: { canAccess: async () => true, checkAuth: async () => undefined } as never,
  };
  const page = createElement(Create, { resource: 'promos' }, form);
  return renderToString(createElement(MemoryRouter, null, createElement(AdminContext, context, page)));
}

test('a permission that was never told because its page was left does not hide the next form', () => {
  expect(renderForm(themeOf({}))).toContain(form);
  expect(renderForm({})).not.toContain(form);
});
