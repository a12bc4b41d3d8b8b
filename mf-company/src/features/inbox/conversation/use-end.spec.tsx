import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEnd } from './use-end';

/** A log of which 600 of 2000 pixels are seen. */
const size = { scrollHeight: 2000, clientHeight: 600 };

let log: HTMLElement;
let afterLayout: () => void;

function Log() {
  const { log: outer, content } = useEnd();
  return (
    <div ref={outer} style={{ overflowY: 'auto' }}>
      <div ref={content} />
    </div>
  );
}

beforeEach(() => {
  Object.assign(size, { scrollHeight: 2000, clientHeight: 600 });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        afterLayout = listener;
      }
      observe() {}
      disconnect() {}
    },
  );
  log = render(<Log />).container.firstElementChild as HTMLElement;
  let top = 0;
  Object.defineProperties(log, {
    scrollHeight: { get: () => size.scrollHeight },
    clientHeight: { get: () => size.clientHeight },
    scrollTop: {
      get: () => top,
      set: (to: number) => {
        top = Math.max(0, Math.min(to, size.scrollHeight - size.clientHeight));
      },
    },
  });
  afterLayout();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** As a browser tells of a place that was set in the frame before. */
const tellOfScroll = () => log.dispatchEvent(new Event('scroll'));

function scrollTo(top: number): void {
  log.scrollTop = top;
  tellOfScroll();
}

it('shows the end first, and follows what is added', () => {
  expect(log.scrollTop).toBe(1400);
  size.scrollHeight = 2300;
  tellOfScroll();
  afterLayout();
  expect(log.scrollTop).toBe(1700);
});

it('stays at the end where a line below takes room before the browser tells of the last place', () => {
  size.clientHeight = 480;
  tellOfScroll();
  afterLayout();
  expect(log.scrollTop).toBe(1520);
});

it('leaves a reader who scrolled up where they are, until they are back at the end', () => {
  scrollTo(900);
  size.scrollHeight = 2300;
  afterLayout();
  expect(log.scrollTop).toBe(900);
  scrollTo(1650);
  size.scrollHeight = 2400;
  afterLayout();
  expect(log.scrollTop).toBe(1800);
});
