/**
 * Optional parts of a page, loaded when idle or at the latest on the press that needs them. If the code cannot be
 * loaded, the page stays as it was. The service worker caches all of them (offline/build-worker.ts).
 */
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ErrorBoundary } from '#storefront/app/frame/ErrorBoundary.tsx';
import { layoutTexts } from '#storefront/app/frame/layout.texts.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { toast } from '#storefront/toast.ts';
import { inTime } from './lazy-page.ts';
import { fetchWhenIdle } from './prefetch-pages.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;
type PieceProps = {
  /** Shown until the part is loaded. */
  instead?: ReactNode;
  /** Called when loading failed or timed out. */
  onLost?: () => void;
};

/** @param when `use`: not ahead, for parts that ask the server anyway */
export function lazyPiece<Props extends object>(load: Load<Props>, when: 'idle' | 'use' = 'idle') {
  let here: ComponentType<Props> | undefined;
  const bring = () => inTime(load()).then((piece) => (here = piece));
  if (when === 'idle') fetchWhenIdle(bring);
  return function LazyPiece({ instead = null, onLost, ...props }: Props & PieceProps) {
    const [Piece, setPiece] = useState(() => here);
    const take = useEffectEvent((piece: ComponentType<Props>) => setPiece(() => piece));
    const lose = useEffectEvent(() => onLost?.());
    useEffect(() => {
      if (Piece) return;
      let isAway = false;
      bring().then(
        (piece) => isAway || take(piece),
        () => isAway || lose(),
      );
      return () => {
        isAway = true;
      };
    }, [Piece]);
    if (!Piece) return instead;
    return (
      <ErrorBoundary quiet onBroken={onLost}>
        <Piece {...(props as unknown as Props)} />
      </ErrorBoundary>
    );
  };
}

/** If a dialog cannot be loaded, it closes again with a toast. */
export function lazyDialog<Props extends { onClose: () => void }>(load: Load<Props>) {
  const Piece = lazyPiece(load);
  return function LazyDialog(props: Props) {
    const t = useTexts(layoutTexts);
    function onLost() {
      props.onClose();
      // Browsers remember a failed import until the page is reloaded.
      const reload = { label: t('reload'), run: () => location.reload() };
      toast({ text: t('pieceLost'), tone: 'error', action: reload });
    }
    return <Piece {...props} onLost={onLost} />;
  };
}
