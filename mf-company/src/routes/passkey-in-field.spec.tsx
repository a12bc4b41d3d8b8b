import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noSession } from '../testing/factories';
import { closePortal, openPortal, pass } from '../testing/portal-driver';

/** Asks for a passkey as long as it is not aborted; tells how often it was asked and is still asking. */
function fakeBrowser() {
  const counts = { asked: 0, asking: 0 };
  const get = ({ signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      counts.asked += 1;
      counts.asking += 1;
      signal.addEventListener('abort', () => {
        counts.asking -= 1;
        reject(signal.reason as Error);
      });
    });
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  Object.assign(globalThis.PublicKeyCredential, {
    isConditionalMediationAvailable: async () => true,
  });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  return counts;
}

const settle = async () => {
  await act(() => vi.dynamicImportSettled());
  await pass(20);
};
const tell = async (name: string, persisted: boolean) => {
  window.dispatchEvent(Object.assign(new Event(name), { persisted }));
  await settle();
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  closePortal();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
  vi.useRealTimers();
});

it('asks for a passkey at the field, and not while the page is put aside', async () => {
  const counts = fakeBrowser();
  await openPortal('/company/login', { session: noSession() });
  await settle();
  expect(counts).toEqual({ asked: 1, asking: 1 });
  await tell('pagehide', true);
  expect(counts).toEqual({ asked: 1, asking: 0 });
  await tell('pageshow', true);
  expect(counts).toEqual({ asked: 2, asking: 1 });
  closePortal();
  await settle();
  await tell('pageshow', true);
  expect(counts).toEqual({ asked: 2, asking: 0 });
});
