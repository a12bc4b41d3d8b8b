import type { StaffSession, ToastAction, ToastGroup } from '@hausgeist/shell-api';
import { useLocation } from '@hausgeist/shell-api';
import type { Guests } from '@hausgeist/shell-api/host';
import { TestShell } from '@hausgeist/shell-api/testing';
import { page as anyPage, pass } from '@hausgeist/staff-kit/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { App } from '../App';
import { aSession } from './factories';
import { FakePortal } from './fake-portal';

// happy-dom's lists have no size; the form library then takes the first choice for a typed one.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { value: 0 });

export { pass };

/** Waits for texts, the portal, its start and then the page in it: each is loaded on demand. */
export async function partsLoaded(): Promise<void> {
  for (let part = 0; part < 5; part += 1) {
    await act(async () => {
      await vi.dynamicImportSettled();
    });
    await pass(6);
  }
}

/** Writes down where the router is. */
function Address() {
  const { pathname, search, state } = useLocation();
  return (
    <output
      data-testid="address"
      data-path={pathname + search}
      data-state={JSON.stringify(state)}
    />
  );
}

const addressData = () => screen.getByTestId('address').dataset;

interface PortalOptions {
  portal?: FakePortal;
  session?: StaffSession;
  locale?: 'de' | 'en';
  /** Pages of other micro-frontends. */
  guests?: Guests;
}

/** Opens an address of the portal as a browser set to English would, with the clock in our hands. */
export async function openPortal(
  path: string | { pathname: string; state: unknown },
  options: PortalOptions = {},
) {
  const { portal = new FakePortal(), locale = 'en', guests } = options;
  const toasts: string[] = [];
  const toastActions: ToastAction[] = [];
  const toastGroups: ToastGroup[] = [];
  const page = (session: StaffSession) => (
    <TestShell
      path={path}
      locale={locale}
      link={portal.link}
      staff={session}
      guests={guests}
      showToast={(text, _tone, action, group) => {
        toasts.push(text);
        if (action) toastActions.push(action);
        if (group) toastGroups.push(group);
      }}
    >
      <Address />
      <App />
    </TestShell>
  );
  // What waits for a part is drawn on only where the test waits, too.
  const { rerender } = await act(async () => render(page(options.session ?? aSession())));
  await partsLoaded();
  return {
    portal,
    toasts,
    /** What one could do about the messages, as they came. */
    toastActions,
    toastGroups,
    /** The viewer or their permissions change while the page is open. */
    setSession: async (session: StaffSession) => {
      await act(async () => rerender(page(session)));
      await partsLoaded();
    },
  };
}

/** Removes the page and what it kept in the browser, which the next file would find, too. */
export function closePortal(): void {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
}

/** What a user does and sees. */
export const page = {
  address: () => addressData().path,
  /** What the router carries from the page before. */
  state: () => JSON.parse(addressData().state ?? 'null') as unknown,
  heading: () => screen.getByRole('heading', { level: 1 }).textContent,
  button: (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name }),
  field: (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name),
  dialog: () => within(screen.getByRole('dialog')),
  sections: () =>
    within(screen.getByRole('navigation', { name: 'Sections' }))
      .getAllByRole('link')
      .map((link) => link.textContent),
  write: (name: string | RegExp, value: string) =>
    act(async () => {
      fireEvent.change(page.field(name), { target: { value } });
    }),
  async press(name: string | RegExp) {
    await act(async () => page.button(name).click());
    await pass(10);
  },
  choose: anyPage.choose,
  /** Sends the form around a button. */
  async submit(name: string | RegExp) {
    const { form } = page.button(name);
    if (!form) throw new Error('There is no form around this button.');
    await act(async () => {
      fireEvent.submit(form);
    });
    await pass(10);
  },
};
