import type { ComponentProps } from 'react';
import { App } from '../App';
import { AdminStage } from './AdminStage';
import type { FakeServer } from '@hausgeist/staff-kit/testing';

/** A page to look at: where it is, and what the server has to say. */
export interface PageScene {
  path: string;
  server: FakeServer;
  status?: ComponentProps<typeof AdminStage>['status'];
}

/** The whole console at one address, as a story shows it. */
export function PageStory({ path, server, status, locale }: PageScene & { locale: 'de' | 'en' }) {
  return (
    <AdminStage path={path} link={server.link} status={status} locale={locale}>
      <div style={{ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }}>
        <App />
      </div>
    </AdminStage>
  );
}
