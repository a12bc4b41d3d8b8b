/** Words of the interface, as the specification or the German catalogue has them. */
export const LABELS = {
  en: {
    input: 'Your message',
    attach: 'Attach files',
    send: 'Send',
    sending: 'Sending...',
    clear: 'Clear Conversation',
    confirmClear: 'Clear',
    end: 'End Chat & Get Summary',
    confirmEnd: 'End chat',
    summary: 'Conversation Summary',
    close: 'Close',
    remove: (file: string) => `Remove ${file}`,
    staged: 'Files to send',
    attached: 'Attached files',
    retry: 'Retry',
    typing: 'AI assistant is typing...',
  },
  de: {
    input: 'Ihre Nachricht',
    attach: 'Dateien anhängen',
    send: 'Senden',
    sending: 'Wird gesendet …',
    clear: 'Chat löschen',
    confirmClear: 'Löschen',
    end: 'Beenden & Zusammenfassung',
    confirmEnd: 'Chat beenden',
    summary: 'Zusammenfassung des Gesprächs',
    close: 'Schließen',
    remove: (file: string) => `${file} entfernen`,
    staged: 'Dateien zum Senden',
    attached: 'Angehängte Dateien',
    retry: 'Erneut versuchen',
    typing: 'KI-Assistent schreibt …',
  },
};

export type Labels = (typeof LABELS)['en'];

/** What the assistant says by itself, German in every language of the interface. */
export const SAYS = {
  welcome: /E-Mail-Adresse/,
  askNumber: /Authentifizierungsnummer/,
  wrongNumber:
    'Ungültige Authentifizierungsnummer. Bitte versuchen Sie es erneut oder wenden Sie sich an den Support, falls Sie Probleme haben.',
  apology:
    'Es tut mir leid, bei der Verarbeitung Ihrer Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  greeting: (firstName: string) => new RegExp(`Willkommen.*${firstName}`),
};
