import { pass } from '@hausgeist/staff-kit/testing';
import { act, cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import { App } from '../App';
import { AdminStage } from './AdminStage';
import type { FakeServer } from '@hausgeist/staff-kit/testing';

type StageProps = Omit<ComponentProps<typeof AdminStage>, 'children' | 'link' | 'path'>;
type Path = ComponentProps<typeof AdminStage>['path'];

/** Opens a page of the console as a browser set to English would. Needs fake timers. */
export async function open(path: Path, server: FakeServer, stage: StageProps = {}) {
  const toasts: string[] = [];
  // What waits for a part is drawn on only where the test waits, too.
  await act(async () => {
    render(
      <AdminStage
        path={path}
        link={server.link}
        locale="en"
        showToast={(text) => toasts.push(text)}
        {...stage}
      >
        <App />
      </AdminStage>,
    );
  });
  // Texts, the console and then the page in it arrive by import(), which no clock of ours drives.
  for (let part = 0; part < 5; part += 1) {
    await act(() => vi.dynamicImportSettled());
    await pass(2);
  }
  return { toasts };
}

export const close = cleanup;
