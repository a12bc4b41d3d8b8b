import { describe, expect, it } from 'vitest';
import { colleaguesLike, mentionBefore, mentionedIn, withMention } from './mentions';

const petra = { id: '1', name: 'Petra Lindner' };
const oezlem = { id: '2', name: 'Özlem Kaya-Groß' };

describe('a mention', () => {
  it.each([
    ['@', ''],
    ['Bitte @pet', 'pet'],
    ['Bitte @Petra Li', 'Petra Li'],
    ['@Öz', 'Öz'],
    ['name@pet', undefined],
    ['@Petra Lindner schaut', undefined],
  ])('begins in %s with %s', (text, typed) => {
    expect(mentionBefore(text, text.length)).toBe(typed);
  });

  it('is of those whose first or last name begins so', () => {
    expect(colleaguesLike([petra, oezlem], 'LIN')).toEqual([petra]);
    expect(colleaguesLike([petra, oezlem], 'öz')).toEqual([oezlem]);
    expect(colleaguesLike([petra, oezlem], '')).toEqual([petra, oezlem]);
  });

  it('is completed where the caret is', () => {
    expect(withMention('Hallo @pe, gut?', 9, petra)).toEqual({
      text: 'Hallo @Petra Lindner , gut?',
      caret: 21,
    });
  });

  it('counts wherever the name stands behind an @', () => {
    expect(mentionedIn('@Petra Lindner, und Özlem Kaya-Groß', [petra, oezlem])).toEqual(['1']);
  });
});
