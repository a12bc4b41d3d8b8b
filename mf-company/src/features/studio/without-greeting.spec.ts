import { describe, expect, it } from 'vitest';
import { withoutGreeting } from './without-greeting';

describe('an answer that is kept', () => {
  it('loses whom it greets and who signs it, and nothing else', () => {
    expect(
      withoutGreeting(
        'Sehr geehrte Frau Krüger,\n\nLaden Sie im Keller.\n\nHaus 3.\n\nMit freundlichen Grüßen\nMiriam Vogt',
      ),
    ).toBe('Laden Sie im Keller.\n\nHaus 3.');
    expect(withoutGreeting('Hallo Frau Krüger, im Keller.')).toBe('Hallo Frau Krüger, im Keller.');
    expect(withoutGreeting('Hi Jana,\nuse the cellar.\n\nKind regards, Miriam')).toBe(
      'use the cellar.',
    );
    expect(withoutGreeting('Im Keller.')).toBe('Im Keller.');
  });
});
