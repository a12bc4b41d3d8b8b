import type { assistant } from './assistant/de';
import type { damage } from './damage/de';
import type { myData } from './my-data/de';
import type { topics } from './topics/de';

/** Texts of the interface in German. */
export const de = {
  chat: {
    label: 'Chat',
    loading: 'Gespräch wird geladen …',
    loadFailed: 'Ihr Gespräch konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
    dismiss: 'Meldung schließen',
  },
  intro: {
    title: 'Ihr KI-Assistent',
    notice:
      'Hier antwortet eine künstliche Intelligenz auf der Grundlage der Informationen Ihrer Hausverwaltung. Antworten können Fehler enthalten.',
    limits:
      'Sie kann Fragen zum Wohnen beantworten und Anliegen aufnehmen. Sie kann keine Rechtsberatung geben und nichts zusagen. Einen Menschen erreichen Sie jederzeit über „<person></person>“ oder direkt bei Ihrer Hausverwaltung.',
    topics: 'Fragen Sie zum Beispiel zu:',
    ask: 'Vorschläge für Ihre erste Frage',
  },
  link: {
    request: 'Neuen Link per E-Mail schicken',
  },
  company: {
    contact: 'Sie erreichen uns auch so:',
    officeHours: 'Bürozeiten:',
  },
  log: {
    label: 'Nachrichten',
    you: 'Sie',
    bot: 'KI-Assistent',
    person: 'Mitarbeiter/in',
    system: 'Hinweis',
    today: 'Heute',
    typing: 'KI-Assistent schreibt …',
    personTyping: '{name} schreibt …',
    slow: 'Das dauert länger als gewöhnlich. Die Antwort erscheint hier, sobald sie da ist.',
    newMessage: 'Neue Nachricht',
    toEnd: 'Zum Ende des Gesprächs',
    masked: 'Authentifizierungsnummer, verborgen',
  },
  message: {
    inDanger:
      'Ist jemand in Gefahr? Dann warten Sie nicht auf eine Antwort hier, sondern rufen Sie sofort die 112 an. Riecht es nach Gas, gehen Sie vorher ins Freie, ohne im Haus Licht, Klingel oder Telefon zu benutzen.',
    fireBrigade: 'Feuerwehr und Rettungsdienst',
    retry: 'Erneut versuchen',
    uploading: 'Wird hochgeladen, {percent} %',
    sending: 'Wird gesendet …',
    notSent: 'Nicht gesendet',
    waits: 'Sie wird von selbst gesendet, sobald Sie wieder verbunden sind.',
    stopped: 'Angehalten',
    source: 'Quelle: {title}',
    sourceMarker: 'Quelle {index}: {title}',
    passage: 'Das steht in den Unterlagen Ihrer Hausverwaltung:',
    closeSource: 'Schließen',
    category: 'Thema: {category}',
    emergency: 'Notfall',
    calls: 'Jetzt anrufen',
    choices: 'Vorschläge zum Antippen',
    more: 'Mehr dazu',
    fallback: 'Antwort direkt aus den Unterlagen – der KI-Dienst ist gerade nicht erreichbar.',
    unreadable:
      'Ich habe Ihre Nachricht erhalten, konnte die Antwort aber nicht richtig aufbereiten. Bitte formulieren Sie Ihre Frage anders.',
    broken: 'Die Nachricht konnte nicht richtig angezeigt werden',
  },
  rating: {
    label: 'Antwort bewerten',
    HELPFUL: 'Hilfreich',
    NOT_HELPFUL: 'Nicht hilfreich',
    question: 'Was stimmt nicht?',
    WRONG: 'Falsch',
    OFF_TOPIC: 'Passt nicht zu meiner Frage',
    INCOMPLETE: 'Etwas fehlt',
    UNCLEAR: 'Schwer zu verstehen',
    comment: 'Anmerkung (optional)',
    send: 'Rückmeldung senden',
    close: 'Schließen',
    thanks: 'Danke für Ihre Rückmeldung.',
    failed: 'Die Bewertung konnte nicht gespeichert werden.',
  },
  files: {
    attached: 'Angehängte Dateien',
    size: '{size} MB',
    image: 'Bild',
    document: 'Dokument',
    spreadsheet: 'Tabelle',
    archive: 'Archiv',
    show: '{file} ansehen',
    close: 'Schließen',
    previous: 'Voriges Bild',
    next: 'Nächstes Bild',
    download: 'Herunterladen',
    position: '{number} von {count}',
    unsupported: '{file}: Dateityp nicht unterstützt',
    tooLarge: '{file}: Datei überschreitet die Grenze von 5 MB',
    totalTooLarge: 'Mit {file} würde die Gesamtgrenze von 15 MB überschritten',
    tooMany: '{file}: Es können höchstens {count} Dateien angehängt werden',
    skipped: 'Die Dateien konnten nicht übertragen werden. Ihre Nachricht wurde ohne sie gesendet.',
  },
  composer: {
    label: 'Ihre Nachricht',
    emailPlaceholder: 'name@beispiel.de',
    numberPlaceholder: 'Ihre Authentifizierungsnummer',
    codePlaceholder: 'Code aus der E-Mail',
    placeholder: 'Frage an die Hausverwaltung',
    attach: 'Dateien anhängen',
    attachLocked: 'Dateien anhängen (nach der Anmeldung)',
    person: 'Mit einem Menschen sprechen',
    personShort: 'Mensch',
    personMessage: 'Ich möchte mit einem Menschen sprechen.',
    send: 'Senden',
    sending: 'Wird gesendet …',
    stop: 'Anhalten',
    staged: 'Dateien zum Senden',
    remove: '{file} entfernen',
    drop: 'Dateien hier ablegen',
    left: 'Noch {count} Zeichen',
    tooLong: '{count} Zeichen zu lang. Bitte kürzen Sie Ihre Nachricht.',
    clear: 'Chat löschen',
    clearShort: 'Löschen',
    end: 'Beenden & Zusammenfassung',
    endShort: 'Beenden',
    human: 'Menschen erreichen Sie hier:',
    mailShort: 'E-Mail',
    notice: 'KI-Assistent: Antworten können Fehler enthalten.',
    noticeShort: 'KI: Fehler möglich',
  },
  news: {
    label: 'Von Ihrer Hausverwaltung',
    replied: 'Ihre Hausverwaltung hat Ihnen geantwortet',
    readReply: 'Antwort lesen',
    case: 'Vorgang #{number}:',
    appointment: 'Termin:',
    dismiss: 'Ausblenden',
    shared: 'Das haben mehrere gemeldet.',
    report: 'Der Handwerker schreibt:',
    files: 'Fotos und Dateien',
    addPhotos: 'Fotos hinzufügen',
    adding: 'Wird gesendet …',
    addFailed: 'Die Dateien konnten nicht gesendet werden.',
    reopen: 'Noch nicht in Ordnung?',
    reopenText: 'Was ist noch zu tun?',
    reopenSend: 'Melden',
    reopenCancel: 'Abbrechen',
    reopenFailed: 'Das konnte nicht gemeldet werden. Bitte versuchen Sie es noch einmal.',
    state: {
      OPEN: 'offen',
      REOPENED: 'wieder geöffnet',
      SCHEDULED: 'Termin vereinbart',
      IN_PROGRESS: 'in Arbeit',
      DONE: 'erledigt gemeldet',
      CLOSED: 'abgeschlossen',
    },
  },
  earlier: {
    open: 'Frühere Gespräche',
    title: 'Frühere Gespräche',
    loading: 'Gespräche werden geladen …',
    empty: 'Sie haben noch kein früheres Gespräch.',
    failed: 'Die Gespräche konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
    current: 'Dieses Gespräch',
    running: 'Offen',
    ended: 'Beendet',
    files: 'Nachricht mit Dateien',
    more: 'Ältere anzeigen',
    back: 'Zur Liste',
    goOn: 'Weiterschreiben',
    close: 'Schließen',
  },
  clear: {
    title: 'Chat löschen?',
    text: 'Ihr Chat beginnt von vorn, und Sie melden sich neu an. Nicht Gesendetes geht verloren. Eine Zusammenfassung wird nicht verschickt.',
    cancel: 'Abbrechen',
    confirm: 'Löschen',
  },
  end: {
    title: 'Chat beenden?',
    text: 'Dieser Chat wird zusammengefasst. Die Zusammenfassung geht per E-Mail an {email}. {company} bekommt sie als PDF, zusammen mit den Dateien, die Sie gesendet haben. Danach beginnt ein neuer Chat.',
    company: 'Ihre Hausverwaltung',
    empty:
      'In diesem Chat wurde noch nichts geschrieben. Es wird daher nichts zusammengefasst und nichts gesendet.',
    cancel: 'Abbrechen',
    confirm: 'Chat beenden',
  },
  connection: {
    connecting: 'Verbindung wird hergestellt …',
    offline: 'Offline. Antworten erscheinen, sobald Sie wieder verbunden sind.',
    reconnect: 'Jetzt verbinden',
  },
  summary: {
    title: 'Zusammenfassung des Gesprächs',
    processing:
      'Ihr Gespräch wurde erfolgreich beendet. Die Zusammenfassung und die E-Mails werden erstellt und Ihnen in Kürze an Ihre E-Mail-Adresse gesendet.',
    completed:
      'Die Zusammenfassung Ihres Gesprächs wurde erstellt und an Ihre E-Mail-Adresse gesendet.',
    working: 'Zusammenfassung wird erstellt …',
    late: 'Das dauert länger als gewöhnlich. Sie können dieses Fenster schließen, die Zusammenfassung kommt per E-Mail.',
    pdf: 'Ein PDF der Zusammenfassung wurde an die Hausverwaltung gesendet.',
    close: 'Schließen',
  },
  /** Why the server refuses something that tenants can meet. */
  refusals: {
    CASE_OFFER_NOT_FOUND: 'Hier lässt sich kein Schaden melden.',
    CASE_TOO_MANY_REPORTS:
      'Zu viele Meldungen in kurzer Zeit. Bitte versuchen Sie es später erneut.',
    CASE_DAY_IN_FUTURE: 'Der Tag darf nicht in der Zukunft liegen.',
    CASE_NOT_FOUND: 'Dieser Vorgang ist abgeschlossen.',
    CASE_HAS_ENOUGH_FILES: 'Zu einem Vorgang passen höchstens {max} Dateien.',
    CASE_TOO_MANY_UPLOADS: 'Zu viele Dateien in kurzer Zeit. Bitte versuchen Sie es später erneut.',
    MESSAGE_EMPTY: 'Bitte geben Sie eine Nachricht ein.',
    MESSAGE_TOO_LONG:
      'Ihre Nachricht ist zu lang. Bitte kürzen Sie sie auf höchstens {max} Zeichen.',
    TOO_MANY_MESSAGES:
      'Sie haben in kurzer Zeit sehr viele Nachrichten gesendet. Bitte warten Sie einen Moment.',
    MESSAGES_OF_DAY_SPENT:
      'Für heute sind keine weiteren Nachrichten möglich. Bitte schreiben Sie morgen wieder oder rufen Sie Ihre Hausverwaltung an.',
    TOO_MANY_CONVERSATIONS_ENDED:
      'Sie haben in kurzer Zeit sehr viele Gespräche beendet. Bitte warten Sie einen Moment.',
    RATING_COMMENT_TOO_LONG:
      'Ihre Anmerkung ist zu lang. Bitte kürzen Sie sie auf höchstens {max} Zeichen.',
    TOO_MANY_RATINGS:
      'Sie haben in kurzer Zeit sehr viele Antworten bewertet. Bitte warten Sie einen Moment.',
    CONVERSATION_ENDED: 'Dieses Gespräch ist bereits beendet. Bitte beginnen Sie ein neues.',
    SERVICE_PAUSED:
      'Der Dienst von {company} ruht zurzeit. Bitte wenden Sie sich direkt an Ihre Hausverwaltung: Telefon {phone}, E-Mail {email}. In Notfällen wählen Sie bitte 112.',
    CHAT_SIGN_IN_REQUIRED:
      'Bitte melden Sie sich zuerst mit Ihrer E-Mail-Adresse und Ihrer Authentifizierungsnummer an.',
    FILE_TYPE_UNSUPPORTED: '{file}: Dieser Dateityp wird nicht unterstützt',
    FILE_EMPTY: '{file}: Die Datei ist leer',
    FILE_TOO_LARGE: '{file}: Die Datei ist größer als 5 MB',
    FILES_TOO_LARGE_TOGETHER: 'Mit {file} wären die Dateien zusammen größer als 15 MB',
    TOO_MANY_FILES_ATTACHED: 'An eine Nachricht passen höchstens {max} Dateien',
    TOO_MANY_FILES_IN_MESSAGE: 'Das sind zu viele Dateien für eine Nachricht.',
    FILE_HOLDS_MALWARE: '{file}: Die Datei wurde abgelehnt, weil sie Schadsoftware enthält',
    FILE_SCANNER_AWAY:
      '{file}: Die Datei kann gerade nicht auf Schadsoftware geprüft werden. Bitte versuchen Sie es später noch einmal',
    NO_FILES_UPLOADED: 'Es kamen keine Dateien an',
    UPLOADS_OF_DAY_SPENT:
      'Für heute können keine weiteren Dateien angenommen werden. Bitte versuchen Sie es morgen wieder.',
    TOO_MANY_UPLOADS: 'Zu viele Dateien in kurzer Zeit. Bitte versuchen Sie es später erneut.',
    UPLOAD_FAILED: 'Die Dateien konnten nicht hochgeladen werden',
    UPLOAD_DAMAGED: 'Die Datei kam beschädigt oder unvollständig an.',
    ATTACHMENT_NOT_FOUND: 'Diese Datei gibt es nicht mehr.',
    FILE_NOT_FOUND: 'Diese Datei gibt es nicht mehr.',
    BUDGET_SPENT: 'Das war sehr viel auf einmal. Bitte versuchen Sie es in einer Minute erneut.',
    NOT_FOUND: 'Das gibt es nicht mehr.',
    SERVICE_UNAVAILABLE:
      'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
    SERVER_RESTARTING: 'Der Dienst startet gerade neu. Bitte versuchen Sie es gleich noch einmal.',
  },
  errors: {
    send: 'Nachricht konnte nicht gesendet werden: {detail}',
    event: 'Fehler bei der Verarbeitung der Nachricht: {detail}',
    upload: 'Hochladen der Datei fehlgeschlagen',
    end: 'Chat konnte nicht beendet werden: {detail}',
    endUnknown: 'Chat konnte nicht beendet werden',
    endWithoutEmail:
      'Der Chat kann nicht beendet werden: Die E-Mail-Adresse fehlt. Bitte melden Sie sich erneut an.',
    network: 'keine Verbindung zum Server',
    noAnswer: 'der Assistent konnte nicht antworten',
    unknown: 'unbekannter Fehler',
  },
};

/** The texts of one language, but for those in folders of their own. */
export type LanguageTexts = typeof de;

/** Every text of the chat in one language. */
export type ChatTexts = LanguageTexts & {
  assistant: typeof assistant;
  myData: typeof myData;
  damage: typeof damage;
  topics: typeof topics;
};
