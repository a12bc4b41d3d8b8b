import { Component, type ReactNode } from 'react';

interface MessageBoundaryProps {
  /** Stands in place of what could not be shown. */
  fallback: ReactNode;
  children: ReactNode;
}

/** One message that cannot be shown must not take the others along. */
export class MessageBoundary extends Component<MessageBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
