import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PresenceBook, type PresenceReport } from './presence-book';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const told = (
  state: PresenceReport['state'],
  more: Partial<PresenceReport> = {},
): PresenceReport => ({
  ...{ conversationId: 'c', pageId: 'p', person: { id: '1', name: 'Jonas' }, state },
  ...more,
});
const jonas = (isTyping = false) => ({ id: '1', name: 'Jonas', isTyping });

describe('the book of who is present', () => {
  it('knows what each page told last', () => {
    const book = new PresenceBook();
    book.note(told('VIEWING'));
    expect(book.peopleAt('c')).toEqual([jonas()]);
    book.note(told('TYPING'));
    expect(book.peopleAt('c')).toEqual([jonas(true)]);
    expect(book.peopleAt('d')).toEqual([]);
    book.note(told('GONE'));
    expect(book.peopleAt('c')).toEqual([]);
  });

  it('has a person once, who types on any of their pages', () => {
    const book = new PresenceBook();
    book.note(told('TYPING'));
    book.note(told('VIEWING', { pageId: 'q' }));
    book.note(told('VIEWING', { pageId: 'r', person: { id: '2', name: 'Anna' } }));
    expect(book.peopleAt('c')).toEqual([{ id: '2', name: 'Anna', isTyping: false }, jonas(true)]);
    book.note(told('GONE'));
    expect(book.peopleAt('c').at(-1)).toEqual(jonas());
  });

  it('forgets a page that tells nothing for fifteen seconds', () => {
    const book = new PresenceBook();
    const changed = vi.fn<() => void>();
    book.subscribe(changed);
    book.note(told('VIEWING'));
    vi.advanceTimersByTime(10_000);
    book.note(told('VIEWING'));
    book.note(told('VIEWING', { conversationId: 'd' }));
    vi.advanceTimersByTime(14_900);
    expect(book.peopleAt('c')).toHaveLength(1);
    // What changes nothing is told to nobody.
    expect(changed).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(200);
    expect(book.peopleAt('c')).toEqual([]);
    expect(changed).toHaveBeenCalledTimes(4);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives the same list until it changes', () => {
    const book = new PresenceBook();
    book.note(told('VIEWING'));
    const before = book.peopleAt('c');
    book.note(told('VIEWING'));
    expect(book.peopleAt('c')).toBe(before);
  });
});
