import { describe, expect, it } from 'vitest';
import { catalogues } from './catalogues';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) =>
  new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));

describe('the catalogues', () => {
  const german = new Map(flatten(catalogues.de));
  const english = new Map(flatten(catalogues.en));

  it('hold the same texts with the same placeholders', () => {
    expect([...english.keys()]).toEqual([...german.keys()]);
    for (const [key, text] of english) {
      expect([key, placeholders(german.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  it('leave no text empty', () => {
    expect([...german.values(), ...english.values()]).not.toContain('');
  });

  it('keep the specified wording', () => {
    expect(catalogues.en).toMatchObject({
      composer: {
        sending: 'Sending...',
        clear: 'Clear Conversation',
        end: 'End Chat & Get Summary',
      },
      summary: { title: 'Conversation Summary', close: 'Close' },
      files: {
        unsupported: '{file}: Unsupported file type',
        tooLarge: '{file}: File size exceeds 5MB limit',
        totalTooLarge: 'Adding {file} would exceed 15MB total limit',
      },
      errors: {
        send: 'Failed to send message: {detail}',
        event: 'Error processing message: {detail}',
        upload: 'File upload failed',
        end: 'Failed to end chat: {detail}',
        endUnknown: 'Failed to end chat',
        endWithoutEmail: 'Cannot end chat: user email is missing. Please log in again.',
      },
      message: {
        unreadable:
          "I received your message but couldn't format the response properly. Please try rephrasing your question.",
        broken: 'Message could not be displayed properly',
      },
      assistant: {
        processingFailed:
          'Es tut mir leid, ich bin bei der Verarbeitung Ihrer Nachricht ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
        invalidNumber:
          'Ungültige Authentifizierungsnummer. Bitte versuchen Sie es erneut oder wenden Sie sich an den Support, falls Sie Probleme haben.',
      },
    });
    expect(catalogues.en.summary.completed).toBe(
      'Your conversation summary has been generated and sent to your email address.',
    );
    expect(catalogues.en.summary.processing).toBe(
      'Your conversation has been ended successfully. Summary and emails are being generated and will be sent to your email address shortly.',
    );
  });
});
