import * as texts from '@africanscity/messages/site';
import { Component, type ReactNode } from 'react';
import { FailureNotice } from './failure-notice.tsx';

interface PartBoundaryProps {
  /** "Your listings could not be shown". */
  title: string;
  /** Refetches the data. */
  again: () => void;
  children: ReactNode;
}

/** An error boundary that keeps the rest of the page. */
export class PartBoundary extends Component<PartBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render(): ReactNode {
    const { title, again, children } = this.props;
    if (!this.state.broken) return children;
    return (
      <FailureNotice
        title={title}
        message={texts.tryAgainHelps()}
        again={() => {
          this.setState({ broken: false });
          again();
        }}
      />
    );
  }
}
