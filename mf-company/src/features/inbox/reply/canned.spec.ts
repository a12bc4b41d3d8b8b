import { describe, expect, it } from 'vitest';
import { aConversation, anInboxPerson } from '../../../testing/inbox-factories';
import { filledIn, repliesLike, typedAfterSlash } from './canned';

const REPLIES = [
  { id: '1', title: 'Schlüssel verloren', text: 'Wir bringen Ersatz.' },
  { id: '2', title: 'Termin', text: 'Wegen des Schlüssels melden wir uns.' },
];

const found = (typed: string) => repliesLike(REPLIES, typed).map(({ id }) => id);

describe('canned replies', () => {
  it('are asked for with a / at the beginning alone', () => {
    expect(typedAfterSlash('/')).toBe('');
    expect(typedAfterSlash('/schl ver')).toBe('schl ver');
    for (const text of ['', 'und/oder', ' /', '/a\nb'])
      expect(typedAfterSlash(text)).toBeUndefined();
  });

  it('are found by beginnings of words, without umlauts too, titles first', () => {
    expect(found('')).toEqual(['1', '2']);
    expect(found('schlus')).toEqual(['1', '2']);
    expect(found('SCHLÜSSEL ver')).toEqual(['1']);
    expect(found('term')).toEqual(['2']);
    expect(found('üssel')).toEqual([]);
  });

  it('name the tenant, the home and who answers; what is filled in stays as it is', () => {
    const row = aConversation({
      endUser: anInboxPerson({ firstName: '{{lastName}}', lastName: 'Berger' }),
    });
    expect(
      filledIn(
        '{{fullName}}: {{ address }}, {{apartmentNumber}}. {{colleagueName}} {{x}}',
        row,
        'Petra Lindner',
      ),
    ).toBe('{{lastName}} Berger: Lindenweg 7, 20095 Hamburg, 3 links. Petra Lindner {{x}}');
  });
});
