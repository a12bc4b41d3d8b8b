/** Texts about who of the company is away and who stands in, in German. */
export const absences = {
  title: 'Abwesenheit',
  none: 'Tragen Sie ein, wenn Sie im Urlaub oder aus anderen Gründen nicht da sind. Ihr Team sieht dann, wer Sie vertritt, und die Vertretung erfährt von allem Neuen in Ihren Gesprächen und Vorgängen.',
  until: 'Abwesend bis {last}',
  from: 'Abwesend {first} – {last}',
  deputy: 'Vertretung: {name}',
  awayNamed: '{name} (abwesend bis {last})',
  note: 'Abwesenheit eintragen',
  change: 'Abwesenheit ändern',
  end: 'Ich bin wieder da',
  takeBack: 'Abwesenheit zurücknehmen',
  endOf: 'Abwesenheit beenden',
  named: 'Abwesenheit von {name}',
  endNamed: 'Abwesenheit von {name} beenden',
  dialogTitle: 'Abwesenheit von {name}',
  noted: 'Abwesenheit eingetragen',
  ended: 'Abwesenheit beendet',
  form: {
    firstDay: 'Erster Tag',
    lastDay: 'Letzter Tag',
    deputyId: 'Vertretung',
    noDeputy: 'Keine',
    deputyHint:
      'Erfährt von allem Neuen und sieht die offenen Gespräche und Vorgänge unter „Meine + Vertretung“. An der Zuweisung ändert sich nichts.',
    note: 'Hinweis für Kollegen (freiwillig)',
    noteHint: 'Ihr Team sieht ihn. Bitte keinen Grund wie eine Krankheit nennen.',
    firstDayRequired: 'Der erste Tag ist erforderlich',
    lastDayRequired: 'Der letzte Tag ist erforderlich',
    daysReversed: 'Der letzte Tag darf nicht vor dem ersten liegen',
    deputyAway: '{name} ist in dieser Zeit selbst nicht da: {text}.',
    standsIn:
      'In dieser Zeit ist eine Vertretung für {name} vereinbart. Bitte wählen Sie dort jemand anderen.',
  },
  failed: {
    note: 'Die Abwesenheit konnte nicht eingetragen werden',
    end: 'Die Abwesenheit konnte nicht beendet werden',
  },
};
