/** Texts of what both tabs share, in German. */
export const integrations = {
  tabs: { label: 'Integrationen', keys: 'API-Schlüssel', webhooks: 'Webhooks' },
  guide: 'Anleitung zur API',
  explorer: 'Abfragen ausprobieren',
  explorerHint: 'nur auf Testsystemen',
  denied: {
    title: 'Kein Zugriff',
    text: 'API-Schlüssel und Webhooks verwaltet nur die Administration.',
  },
  secret: {
    notCopied: 'Noch nicht kopiert. Nach dem Schließen wird der Wert nie wieder angezeigt.',
    back: 'Zurück',
    closeAnyway: 'Trotzdem schließen',
    done: 'Fertig',
  },
  grace: {
    label: 'Der bisherige Wert gilt noch',
    h0: 'gar nicht – er endet sofort',
    h24: '24 Stunden',
    h168: '7 Tage',
    hintNow: 'Alles, was den bisherigen Wert noch verwendet, wird ab sofort abgewiesen.',
    hintLater: 'In dieser Zeit gelten beide: genug, um den neuen Wert überall einzutragen.',
  },
};
