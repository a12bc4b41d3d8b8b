import { cleanup, render } from '@testing-library/react';
import type { FakeServer } from './fake-server';
import { pass } from './page';
import { Stage } from './Stage';

interface OpenOptions {
  companyId?: string;
  isPlatform?: boolean;
}

/** Opens the screens as a browser set to English would. Needs fake timers. */
export async function open(search: string, server: FakeServer, options: OpenOptions = {}) {
  const toasts: string[] = [];
  render(
    <Stage
      path={`/${search}`}
      server={server}
      locale="en"
      showToast={(text) => toasts.push(text)}
      {...options}
    />,
  );
  await pass(5);
  return { toasts };
}

export const close = cleanup;
