import { describe, expect, it } from 'vitest';
import { coreOf } from './core-of-message.js';

describe('the core of a message', () => {
  it('is what it asks, with the case that it names, without the story around it', () => {
    expect(
      coreOf('hallo wir waren einkaufen, dann war es spät, darf man abends noch waschen'),
    ).toBe('darf man abends noch waschen');
    expect(coreOf('wann muss ich die miete zahlen weil mein gehalt erst am 5. kommt')).toBe(
      'wann muss ich die miete zahlen',
    );
  });

  it('is what it reports, where it asks nothing', () => {
    expect(coreOf('servus, mei heizung geht ned, des is jetz des dritte moi')).toBe(
      'mein heizung geht nicht,',
    );
  });

  it('is all of it, where it says one thing', () => {
    expect(coreOf('Die Heizung ist kalt')).toBe('Die Heizung ist kalt');
  });
});
