import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { useFormatter } from './formatter';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Moment() {
  const format = useFormatter();
  const at = new Date(2026, 10, 28, 14, 5);
  return <>{format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })}</>;
}

const said = (locale: string, languages: readonly string[]): string => {
  vi.stubGlobal('navigator', { languages });
  return renderToString(
    <IntlProvider locale={locale} messages={{}}>
      <Moment />
    </IntlProvider>,
  );
};

it("writes dates as the reader's country does, in the language of the page", () => {
  expect(said('en', ['de-DE', 'en-GB', 'en'])).toBe('28 Nov 2026, 14:05');
  expect(said('en', ['en-US'])).toBe('Nov 28, 2026, 2:05 PM');
  expect(said('de', ['en-GB'])).toBe('28.11.2026, 14:05');
});
