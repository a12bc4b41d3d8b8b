/** Texts about how the parts of the product do, in German. */
export const de = {
  title: 'Systemstatus',
  names: {
    ANSWERS: 'Antworten der KI',
    VECTORS: 'Vektoren der KI',
    MAILS: 'E-Mail-Versand',
    JOBS: 'Hintergrundaufgaben',
    WEBHOOKS: 'Webhooks',
    DATABASE: 'Datenbank',
    FILES: 'Dateispeicher',
    VALKEY: 'Valkey',
  },
  model: {
    builtIn: 'Eingebaut, ohne Anbieter',
    fine: '{total, plural, =0 {Noch keine Anfrage im Zeitraum} one {# Anfrage, keine gescheitert} other {# Anfragen, keine gescheitert}}',
    failing: '{failed, number} von {total, number} Anfragen an den Anbieter gescheitert.',
  },
  causes: {
    rate_limited: 'Es waren ihm zu viele auf einmal',
    server_error: 'Er meldet einen Fehler bei sich',
    connection: 'Er ist nicht erreichbar',
    timeout: 'Er antwortet nicht rechtzeitig',
    truncated: 'Seine Antwort brach ab',
    malformed: 'Seine Antwort ist nicht lesbar',
    circuit_open: 'Er wird nach vielen Fehlern kurz in Ruhe gelassen',
    unauthorized: 'Er nimmt den Schlüssel nicht an',
    quota_exceeded: 'Das Guthaben bei ihm ist aufgebraucht',
    context_too_long: 'Die Frage mit allem Wissen ist ihm zu lang',
    content_refused: 'Er möchte darauf nicht antworten',
    invalid_request: 'Er weist die Anfrage ab, etwa weil er das Modell nicht kennt',
    unknown: 'Der Grund steht im Log',
  },
  mails: {
    none: 'Kein Mailserver eingerichtet (SMTP_URL)',
    fine: 'Alle sind zugestellt oder unterwegs',
    failing:
      '{failed, plural, one {# nicht zugestellt} other {# nicht zugestellt}}, {waiting, plural, one {# wartet} other {# warten}} auf den nächsten Versuch. Zuletzt: {detail}',
  },
  jobs: {
    fine: '{waiting, plural, =0 {Keine wartet, keine ist gescheitert} one {# wartet, keine ist gescheitert} other {# warten, keine ist gescheitert}}',
    failing:
      '{failed, plural, one {# ist} other {# sind}} in den letzten 24 Stunden gescheitert: {detail}',
  },
  webhooks: {
    none: 'Keine eingerichtet',
    fine: '{total, plural, one {# Adresse, erreichbar} other {# Adressen, alle erreichbar}}',
    failing: '{failed, number} von {total, number} Adressen nicht erreichbar oder abgeschaltet',
  },
  service: {
    none: 'Nicht eingerichtet und nicht nötig',
    fine: 'Antwortet',
    failing: 'Antwortet nicht: {detail}',
  },
};
