import { leaveFirstScreen } from '@hausgeist/shell-api/slim';
import { Component, type ReactNode } from 'react';
import { RemoteFailure } from './RemoteFailure';
import { LoadFailure } from './remote-apps';

interface RemoteBoundaryProps {
  children: ReactNode;
  /** Called, and waited for, before the children are tried again. */
  onRetry: () => Promise<void> | void;
  /** Told how they failed. */
  onFailure: (kind: 'LOAD' | 'RENDER', error: unknown) => void;
}

interface RemoteBoundaryState {
  failure?: { error: unknown };
}

/** Keeps the failure of one micro-frontend from taking the page with it. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = {};

  static getDerivedStateFromError(error: unknown): RemoteBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    leaveFirstScreen();
    this.props.onFailure(error instanceof LoadFailure ? 'LOAD' : 'RENDER', error);
    if (error instanceof LoadFailure) void this.showOnArrival(error);
  }

  /** What was merely slow is shown as soon as it is here. */
  async showOnArrival(error: LoadFailure) {
    try {
      await error.arrival;
      if (this.state.failure?.error === error) this.setState({ failure: undefined });
    } catch {
      // It never arrived: the message stays.
    }
  }

  retry = async () => {
    await this.props.onRetry();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const kind = failure.error instanceof LoadFailure ? 'load' : 'crash';
    return <RemoteFailure kind={kind} onRetry={() => void this.retry()} />;
  }
}
