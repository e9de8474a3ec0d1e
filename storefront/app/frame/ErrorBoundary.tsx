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
  /** Whether the code of the part is loaded: then it fails for what it shows. */
  isLoaded?: (() => boolean) | undefined;
};
type State = { isBroken: boolean };

/** Contains a rendering error: shows a card with a retry in place of the failed part. */
export class ErrorBoundary extends Component<Props, State> {
  // Not a field with a value: for old browsers that brings helpers of 1 KB along.
  declare state: State;

  constructor(props: Props) {
    super(props);
    this.state = { isBroken: false };
  }

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    this.props.onBroken?.();
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    if (this.props.quiet) return null;
    return <Broken onRetry={() => this.retry()} isLoaded={this.props.isLoaded?.() ?? false} />;
  }

  /** A failed dynamic import stays failed until the page is reloaded, so with a connection the page is reloaded. */
  private retry(): void {
    if (navigator.onLine) location.reload();
    else this.setState({ isBroken: false });
  }
}

type BrokenProps = { onRetry: () => void; isLoaded: boolean };

// If even this chunk cannot be loaded, the inline message below is shown.
const PageFailed = lazy<ComponentType<{ onRetry: () => void; children: ReactNode }>>(() =>
  import('./PageFailed.tsx').then(
    (part) => ({ default: part.PageFailed }),
    () => ({ default: ErrorState }),
  ),
);

const TakeOut = lazy<ComponentType<{ onDone: () => void }>>(() =>
  import('./TakeOut.tsx').then(
    (part) => ({ default: part.TakeOut }),
    () => ({ default: () => null }),
  ),
);

/** Shown in place of a part of the page that failed. */
function Broken({ onRetry, isLoaded }: BrokenProps) {
  const t = useTexts(layoutTexts);
  return (
    <div className={classes['page']}>
      <Suspense>
        <PageFailed onRetry={onRetry}>
          <b>{t('broken')}.</b> {t('brokenHint')}
        </PageFailed>
        {isLoaded && <TakeOut onDone={onRetry} />}
      </Suspense>
    </div>
  );
}
