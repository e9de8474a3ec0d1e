/**
 * Renders the first screen of a public page to HTML on the server, with the same components and the same answers that
 * the browser finds in the page. Built separately (build/vite.first-view.ts); no browser loads it.
 */
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { createClient } from '#contract/client.ts';
import { App } from './App.tsx';
import { loadLanguage } from '#storefront/lang/lang.slice.ts';
import type { Language } from '#storefront/lang/language.ts';
import { prepareRoute } from './routes.tsx';
import { createShop } from './store.ts';
import type { Environment } from '#storefront/store/environment.ts';
import { AnswersContext } from '#storefront/store/use-answer.ts';

export type PageInput = {
  path: string;
  /** Query string of the address, without the question mark. */
  search: string;
  language: Language;
  /** Answers of the page's first calls, by URL; nothing else is requested. */
  answers: Record<string, unknown>;
  now: () => Date;
};

/** @throws Error when a part of the page cannot be rendered */
export async function drawPage({ path, search, language, answers, now }: PageInput): Promise<string> {
  const send = async (url: string): Promise<Response> =>
    url in answers ? Response.json(answers[url]) : new Response(null, { status: 404 });
  const nothing = () => undefined;
  const outside: Environment = {
    api: createClient('', send),
    toast: nothing,
    saveLanguage: nothing,
    tagLanguage: nothing,
    persistNow: nothing,
    reload: nothing,
    leaveTo: nothing,
    now,
    newId: () => '',
  };
  const shop = createShop(outside, { getItem: () => null, setItem: nothing });
  const { dispatch } = shop.store;
  const held = new Map<string, unknown>();
  await dispatch(loadLanguage(language));
  await prepareRoute(path, { dispatch, held, search });
  return renderToString(
    <Router ssrPath={path} ssrSearch={search}>
      <AnswersContext value={held}>
        <App shop={shop} now={now} />
      </AnswersContext>
    </Router>,
  );
}
