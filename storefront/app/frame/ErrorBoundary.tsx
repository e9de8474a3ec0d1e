import { Component, type ReactNode, type ComponentType, lazy, Suspense } from 'react';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { layoutTexts } from './layout.texts.ts';
import classes from './PageFrame.module.css';

type Props = {
  children: ReactNode;
  /** `quiet`: on an error render nothing instead of a message. */
  quiet?: boolean | undefined;
  onBroken?: (() => void) | undefined;
};
type State = { isBroken: boolean };

/** Keeps a broken part from taking the page with it: shows a card with a retry in its place. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    this.props.onBroken?.();
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    if (this.props.quiet) return null;
    return <Broken onRetry={() => this.retry()} />;
  }

  /** Code that failed to arrive stays failed for as long as the page lives, so a page on the line begins anew. */
  private retry(): void {
    if (navigator.onLine) location.reload();
    else this.setState({ isBroken: false });
  }
}

// Where not even this part arrives, what is here already has to do.
const PageFailed = lazy<ComponentType<{ onRetry: () => void; children: ReactNode }>>(() =>
  import('./PageFailed.tsx').then(
    (part) => ({ default: part.PageFailed }),
    () => ({ default: ErrorState }),
  ),
);

/** What stands where a part of the page failed. */
function Broken({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(layoutTexts);
  return (
    <div className={classes['page']}>
      <Suspense>
        <PageFailed onRetry={onRetry}>
          <b>{t('broken')}.</b> {t('brokenHint')}
        </PageFailed>
      </Suspense>
    </div>
  );
}
