import { Component, type ReactNode } from 'react';
import { Broken } from './Broken.tsx';

type Props = {
  children: ReactNode;
  /** A change of it (the path) clears the error. */
  resetKey?: string | undefined;
  /** A part that nobody will miss disappears without a word. */
  quiet?: boolean | undefined;
};
type State = { isBroken: boolean; resetKey: string | undefined };

/** Keeps a broken part from taking the page with it: shows a card with a retry in its place. */
export class ErrorBoundary extends Component<Props, State> {
  declare state: State;

  constructor(props: Props) {
    super(props);
    this.state = { isBroken: false, resetKey: props.resetKey };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { isBroken: false, resetKey: props.resetKey };
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
