/** What a person reads about the data that is kept of them. */
export const myData = {
  open: 'Meine Daten',
  title: 'Meine Daten',
  text: 'Sie haben das Recht zu erfahren, was über Sie gespeichert ist, und es löschen zu lassen. Ihre Hausverwaltung hat dafür einen Monat Zeit.',
  loading: 'Anfragen werden geladen …',
  loadFailed: 'Ihre Anfragen konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  requests: 'Ihre Anfragen',
  export: 'Auskunft',
  exportText:
    'Sie erhalten alles, was über Sie gespeichert ist, als Paket zum Herunterladen: Gespräche, Dateien, Vorgänge, E-Mails und mehr.',
  exportAsk: 'Auskunft anfragen',
  exportConfirm:
    'Ihre Hausverwaltung prüft, ob die Anfrage von Ihnen kommt. Sobald das Paket fertig ist, erhalten Sie eine E-Mail und können es hier herunterladen.',
  erasure: 'Löschung',
  erasureText:
    'Alles, was über Sie gespeichert ist, wird gelöscht. Danach können Sie sich im Chat nicht mehr anmelden.',
  erasureAsk: 'Löschung anfragen',
  erasureConfirm:
    'Ihre Hausverwaltung prüft, ob die Anfrage von Ihnen kommt und ob sie etwas aufbewahren muss. Die Löschung lässt sich nicht rückgängig machen. Bitten Sie vorher um Auskunft, wenn Sie Ihre Daten behalten möchten.',
  send: 'Anfrage senden',
  back: 'Zurück',
  close: 'Schließen',
  asked: 'Angefragt am {day}',
  due: 'Zu erledigen bis {day}',
  extended: 'Die Frist wurde verlängert: {reason}',
  refused: 'Abgelehnt: {reason}',
  download: 'Paket herunterladen ({size} MB)',
  until: 'Verfügbar bis {day}',
  already: 'Das haben Sie bereits angefragt.',
  failed: 'Die Anfrage konnte nicht gesendet werden.',
  states: {
    REQUESTED: 'Wird geprüft',
    RUNNING: 'In Arbeit',
    DONE: 'Erledigt',
    FAILED: 'In Arbeit',
    REFUSED: 'Abgelehnt',
  },
};
