import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useTranslations } from 'use-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MessagesProvider, prepareMessages, type Catalogues } from './messages-provider';
import { TestShell } from './testing';

interface Texts {
  [name: string]: { [key: string]: string };
}

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

function Said({ of }: { of: readonly string[] }) {
  const t = useTranslations() as (key: string) => string;
  return <>{of.map((key) => t(key)).join(', ')}</>;
}

const show = (around: Catalogues<Texts>, own: Catalogues<Texts>, of: readonly string[]) =>
  act(async () =>
    root.render(
      <TestShell path="/" locale="de">
        <MessagesProvider messages={around}>
          <MessagesProvider messages={own}>
            <Said of={of} />
          </MessagesProvider>
        </MessagesProvider>
      </TestShell>,
    ),
  );

const unreachable = () => Promise.reject(new Error('No network.'));

it("gives a page's texts beside those around it, its own first", async () => {
  const around = { common: { save: 'Speichern' }, list: { title: 'Liste' } };
  const own = { list: { title: 'Leute' } };
  await show({ de: around, en: around }, { de: own, en: own }, ['common.save', 'list.title']);
  expect(place.textContent).toBe('Speichern, Leute');
});

it('fetches the language that is read, and no other', async () => {
  const english = vi.fn<() => Promise<Texts>>(unreachable);
  const texts = { de: async () => ({ list: { title: 'Leute' } }), en: english };
  await show({ de: {}, en: {} }, texts, ['list.title']);
  expect(place.textContent).toBe('Leute');
  expect(english).not.toHaveBeenCalled();
});

it('fetches once what was prepared', async () => {
  const german = vi.fn<() => Promise<Texts>>(async () => ({ list: { title: 'Leute' } }));
  const texts = { de: german, en: unreachable };
  await prepareMessages(texts, 'de');
  await show({ de: {}, en: {} }, texts, ['list.title']);
  expect(place.textContent).toBe('Leute');
  expect(german).toHaveBeenCalledOnce();
});

it('says in English what could not be fetched', async () => {
  const texts = { de: unreachable, en: async () => ({ list: { title: 'People' } }) };
  await show({ de: {}, en: {} }, texts, ['list.title']);
  expect(place.textContent).toBe('People');
});
