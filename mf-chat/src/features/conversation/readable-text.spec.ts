import { expect, it } from 'vitest';
import { assistant } from '../../messages/assistant/de';
import { readableText } from './readable-text';

it('shows the stored apology in correct German, and everything else as it is', () => {
  expect(readableText(assistant.processingFailed)).toBe(
    'Es tut mir leid, bei der Verarbeitung Ihrer Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  );
  expect(readableText('Bitte entlüften Sie.')).toBe('Bitte entlüften Sie.');
});
