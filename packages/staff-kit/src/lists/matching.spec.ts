import { describe, expect, it } from 'vitest';
import type { Command } from '../features/palette/command';
import { matching } from './matching';

const command = (label: string, more: Partial<Command> = {}): Command => ({
  ...{ id: label, group: 'pages', label },
  ...more,
});
const labels = (commands: Command[]) => commands.map(({ label }) => label);

describe('what fits the typed words', () => {
  const all = [
    command('Nicht zugewiesen'),
    command('Mir zuweisen'),
    command('Zuweisen …'),
    command('Übersicht'),
    command('Aus\u00ADwer\u00ADtungen'),
    command('Etikett „eilt“ setzen', { isHidden: true }),
  ];

  it('is everything where nothing is typed, but what is only there for those who look for it', () => {
    expect(labels(matching(all, ' '))).toEqual(labels(all.slice(0, 5)));
  });

  it('begins with what begins so', () => {
    expect(labels(matching(all, 'zuw'))).toEqual(['Zuweisen …', 'Mir zuweisen']);
    expect(labels(matching(all, 'zug'))).toEqual(['Nicht zugewiesen']);
  });

  it('has every word, without regard to capitals, dots and hyphens', () => {
    expect(labels(matching(all, 'EILT etik'))).toEqual(['Etikett „eilt“ setzen']);
    expect(labels(matching(all, 'ubers'))).toEqual(['Übersicht']);
    expect(labels(matching(all, 'auswertung'))).toEqual(['Aus\u00ADwer\u00ADtungen']);
    expect(matching(all, 'gibt es nicht')).toEqual([]);
  });

  it('is found by its hint as well', () => {
    const person = command('Anna Berger', { hint: 'Große Straße 3' });
    expect(labels(matching([person], 'strasse berger'))).toEqual(['Anna Berger']);
  });
});
