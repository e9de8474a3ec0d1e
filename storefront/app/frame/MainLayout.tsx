import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { whenIdle } from '#storefront/navigation/prefetch-pages.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Header } from './Header.tsx';
import { layoutTexts } from './layout.texts.ts';
import classes from './MainLayout.module.css';
import { PromiseStrip } from './PromiseStrip.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TabBar } from './TabBar.tsx';

// Not needed for the first render, so not in the first load.
const Footer = lazy(() => import('./Footer.tsx').then((part) => ({ default: part.Footer })));
const Notices = lazy(() => import('./Notices.tsx').then((part) => ({ default: part.Notices })));
// The server renders neither the footer nor anything that depends on the device.
const isFirstView = typeof document === 'undefined';
/** Constant elements: a route change does not render them again. */
const notices = (
  <ErrorBoundary quiet>
    <Suspense>
      <Notices />
    </Suspense>
  </ErrorBoundary>
);

type Props = {
  /** Pages with a bar of their own at the bottom (product, checkout) have no tabs. */
  hasTabs: boolean;
  /** The delivery promise under the header. */
  hasPromise: boolean;
  hasSearch: boolean;
  /** Footer and notices are loaded when idle, the footer also when it is scrolled to. */
  isLight: boolean;
  children: ReactNode;
};

/** Header, page, footer and the tabs of phones. */
export function MainLayout({ hasTabs, hasPromise, hasSearch, isLight, children }: Props) {
  const t = useTexts(layoutTexts);
  const isWhole = useIdle(isLight) && !isFirstView;
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useIsSeen(end, isLight);
  // Below the screen: it follows when the page is there.
  const isBrief = useDeferredValue(!hasSearch);
  const ownBar = hasSearch ? 'aboveBar' : 'aboveTerms';
  return (
    <>
      <SkipLink to="main">{t('toContent')}</SkipLink>
      <ErrorBoundary quiet>
        <Header hasSearch={hasSearch} />
      </ErrorBoundary>
      {isWhole && notices}
      {hasPromise && (
        <aside aria-label={t('promise')}>
          <ErrorBoundary quiet>
            <PromiseStrip />
          </ErrorBoundary>
        </aside>
      )}
      <main id="main" tabIndex={-1} className={classes['main']}>
        {children}
      </main>
      <div ref={end} className={classes[hasTabs ? 'aboveTabs' : ownBar]}>
        <ErrorBoundary quiet>
          <Suspense fallback={<div className={classes['footer']} />}>
            {isWhole || isAtEnd ? <Footer isBrief={isBrief} /> : <div className={classes['footer']} />}
          </Suspense>
        </ErrorBoundary>
      </div>
      <ErrorBoundary quiet>{hasTabs && <TabBar />}</ErrorBoundary>
    </>
  );
}

/** True at once, or with `waits` after an idle time. */
function useIdle(waits: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (waits) whenIdle(() => setIdle(true));
  }, [waits]);
  return isIdle || !waits;
}

/** True once the element has been on the screen; is not watched without `waits`. */
function useIsSeen(part: RefObject<HTMLElement | null>, waits: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!waits || isSeen) return;
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    if (part.current) watch.observe(part.current);
    return () => watch.disconnect();
  }, [part, waits, isSeen]);
  return isSeen;
}
