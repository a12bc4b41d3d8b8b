import type { ReactNode } from 'react';
import { Denied } from '../features/dashboard';

interface GuestPageProps {
  page: ReactNode;
  title: string;
  isPermitted: boolean;
}

/** The page of another micro-frontend, for those whom its link is for. */
export function GuestPage({ page, title, isPermitted }: GuestPageProps) {
  return isPermitted ? page : <Denied title={title} />;
}
