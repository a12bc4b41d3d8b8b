import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChatStage } from '../../testing/ChatStage';
import { MarkdownText } from './MarkdownText';

const sources = [{ index: 1, title: 'Heizung' }];

function show(text: string, growing = false, cited = sources): HTMLElement {
  const { container } = render(
    <ChatStage>
      <MarkdownText text={text} sources={cited} growing={growing} />
    </ChatStage>,
  );
  return container;
}

afterEach(cleanup);

describe('an answer', () => {
  it('shows lists, emphasis and tables', () => {
    const shown = show('**Fett**\n\n- eins\n- zwei\n\n| A | B |\n| - | - |\n| 1 | 2 |');
    expect(shown.querySelector('strong')?.textContent).toBe('Fett');
    expect(shown.querySelectorAll('li')).toHaveLength(2);
    expect(shown.querySelectorAll('td')).toHaveLength(2);
  });

  it('counts its sources through, whatever numbers it was given', () => {
    const cited = [...sources, { index: 3, title: 'Wartung' }];
    const shown = show('Bitte entlüften [1]. Die Wartung ist im Mai [3].', false, cited);
    const marks = [...shown.querySelectorAll('sup')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['[1]', '[2]']);
    expect(shown.querySelectorAll('sup')[1]?.title).toBe('Source 2: Wartung');
  });

  it('brings no HTML of its own', () => {
    const shown = show('<img src=x onerror=alert(1)><b>a</b> <script>alert(1)</script>');
    expect(shown.querySelector('img, b, script')).toBeNull();
  });

  it('brings no images', () => {
    const shown = show('![Bild](https://example.com/pixel.png) Text');
    expect(shown.querySelector('img')).toBeNull();
    expect(shown.textContent).toContain('Text');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/admin',
    'file:///etc/passwd',
  ])('does not link to %s', (url) => {
    expect(show(`[klick](${url})`).querySelector('a')).toBeNull();
  });

  it('links to a page in a new tab that knows nothing of this one', () => {
    show('[klick](https://example.com/)');
    const link = screen.getByRole('link', { name: 'klick' });
    expect(link.getAttribute('href')).toBe('https://example.com/');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each(['mailto:a@example.com', 'tel:+49301234567'])('links to %s without a tab', (url) => {
    show(`[klick](${url})`);
    const link = screen.getByRole('link', { name: 'klick' });
    expect(link.getAttribute('href')).toBe(url);
    expect(link.getAttribute('target')).toBeNull();
  });

  it('links numbers and addresses wherever they stand, but not in code', () => {
    const shown = show(
      '| Wer | Wie |\n| - | - |\n| Wir | **040 66969 900** a@b.de |\n\n`040 66969 901`',
    );
    const links = [...shown.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['tel:04066969900', 'mailto:a@b.de']);
  });

  it('begins every block where its language does', () => {
    const shown = show('اتصل بنا\n\n- Rufen Sie uns an: 040 66969 900');
    const blocks = [...shown.querySelectorAll('p, ul, a')];
    expect(blocks.map((block) => [block.tagName, block.getAttribute('dir')])).toEqual([
      ['P', 'auto'],
      ['UL', 'auto'],
      ['A', 'ltr'],
    ]);
  });

  it('has nothing to focus while it grows', () => {
    expect(show('[klick](https://example.com)', true).querySelector('a')).toBeNull();
  });

  it('does not change the outline of the page', () => {
    expect(show('# Titel').querySelector('h1, h2, h3')).toBeNull();
  });

  it('marks the sources it has, and only those', () => {
    const shown = show('Entlüften [1], siehe [7] und `feld[1]`.');
    const markers = [...shown.querySelectorAll('sup')];
    expect(markers.map(({ textContent, title }) => [textContent, title])).toEqual([
      ['[1]', 'Source 1: Heizung'],
    ]);
    expect(shown.textContent).toBe('Entlüften [1], siehe [7] und feld[1].');
  });
});
