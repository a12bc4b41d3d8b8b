import { describe, expect, it } from 'vitest';
import { homeVote } from './home-vote.js';

describe('the vote on whether a message is about homes', () => {
  it.each([
    ['Die Heizung im Bad wird nicht warm', 'Schreib mir ein Gedicht über die Heizung im Bad'],
    ['Bei uns im Treppenhaus ist das Licht kaputt', 'Mein Bruder ist ein Star im Kino geworden'],
    ['wann kommt di nebenkostn abrechung', 'wann kommt di bundesliga im fernsehn'],
    ['Darf meine Freundin einziehen?', 'Wie frage ich meine Freundin nach einem Date?'],
  ])('prefers "%s" to "%s"', (home, elsewhere) => {
    expect(homeVote(home, [])).toBeGreaterThan(homeVote(elsewhere, []) + 2);
  });

  it('holds no word against a message that a use case is named after', () => {
    const message = 'Wann ist das Kino offen?';
    expect(homeVote(message, ['Kino im Gemeinschaftsraum'])).toBeGreaterThan(homeVote(message, []));
  });

  it('says no more about a long message than about a short one', () => {
    const long = 'Erzähl mir einen Witz über Fußball und die Bundesliga. '.repeat(50);
    expect(homeVote(long, [])).toBe(-6);
  });

  it('can say something about nothing at all', () => {
    expect(homeVote('', [])).toBeTypeOf('number');
  });
});
