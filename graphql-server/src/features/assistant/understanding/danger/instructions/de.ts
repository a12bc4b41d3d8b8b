import type { InstructionTexts } from './instruction-texts.js';

export const DE: InstructionTexts = {
  now: {
    GAS: 'Gehen Sie sofort ins Freie: im Haus kein Licht, keine Klingel, kein Telefon und keine Flamme. Rufen Sie draußen die 112 an, öffnen Sie Fenster nur auf dem Weg hinaus, warnen Sie andere durch Klopfen und Rufen und gehen Sie nicht zurück.',
    FIRE: 'Gehen Sie sofort ins Freie, ohne Aufzug, schließen Sie die Türen hinter sich und rufen Sie die 112 an; ist Rauch im Treppenhaus, bleiben Sie in der Wohnung, schließen die Tür, rufen die 112 an und machen sich am Fenster bemerkbar. Warnen Sie die anderen, gehen Sie nicht zurück und löschen Sie brennendes Fett nie mit Wasser.',
    CARBON_MONOXIDE:
      'Gehen Sie alle sofort an die frische Luft und rufen Sie von dort die 112 an: Kohlenmonoxid riecht man nicht, es ist lebensgefährlich. Gehen Sie nicht zurück, bis die Feuerwehr es erlaubt.',
    MEDICAL:
      'Rufen Sie sofort die 112 an; dort sagt man Ihnen, was Sie tun können, bis Hilfe kommt. Bleiben Sie bei der Person und prüfen Sie, ob sie atmet; ist die Tür zu, bleiben Sie davor und rufen hinein.',
    SUICIDE:
      'Es ist gut, dass Sie das aussprechen, Sie sind damit nicht allein: Bitte rufen Sie jetzt die 112 an, oder reden Sie mit der TelefonSeelsorge, kostenlos und zu jeder Stunde unter 0800 111 0 111. Bleiben Sie bitte nicht allein, bis jemand bei Ihnen ist.',
    VIOLENCE:
      'Bringen Sie sich in Sicherheit und rufen Sie sofort die 110 an. Greifen Sie nicht selbst ein; ist jemand verletzt, rufen Sie auch die 112.',
    MISSING:
      'Rufen Sie sofort die 110 an und sagen Sie, wen Sie vermissen, wie die Person aussieht und wo sie zuletzt war; warten müssen Sie damit nicht. Bitten Sie Nachbarn, in Keller, Dachboden, Garage und Hof zu suchen, und lassen Sie jemanden in der Wohnung.',
    ELECTRICITY:
      'Fassen Sie nichts an, auch keinen Menschen, der am Strom hängt, und halten Sie Abstand; schalten Sie die Sicherung nur aus, wenn Sie trocken und gefahrlos herankommen. Bei einem Stromschlag, Rauch oder Feuer rufen Sie sofort die 112 an.',
    BURGLARY:
      'Bringen Sie sich in Sicherheit und rufen Sie sofort die 110 an. Stellen Sie sich niemandem in den Weg und fassen Sie nichts an.',
    COLLAPSE:
      'Gehen Sie weg von der Stelle, auch draußen vor dem Haus, und warnen Sie andere. Ist jemand verletzt oder können weitere Teile fallen, rufen Sie sofort die 112 an; gehen Sie nicht zurück, um etwas zu holen.',
    LIFT: 'Drücken Sie den Notrufknopf im Aufzug, bis sich jemand meldet, und bleiben Sie ruhig: Luft ist genug da. Öffnen Sie die Tür nicht selbst; bei Atemnot, Schmerzen oder wenn niemand antwortet, rufen Sie die 112 an.',
    WATER:
      'Halten Sie sich von nassen Steckdosen, Lampen und Geräten fern und drehen Sie den Haupthahn zu, wenn Sie gefahrlos hinkommen. Läuft das Wasser weiter, rufen Sie den Notdienst an, bei Gefahr für Menschen oder Strom die 112.',
    FROST:
      'Bringen Sie Kinder, Kranke und alte Menschen in einen warmen Raum oder zu Nachbarn und rufen Sie jetzt den Notdienst an. Ist jemand sehr kalt, schläfrig oder verwirrt, rufen Sie sofort die 112 an.',
  },
  possible: {
    GAS: 'Falls es nach Gas riecht: sofort ins Freie gehen, keinen Schalter berühren und erst draußen die 112 anrufen.',
    FIRE: 'Falls es brennt oder raucht: sofort ins Freie gehen und die 112 anrufen.',
    CARBON_MONOXIDE:
      'Falls ein Melder warnt oder Ihnen übel oder schwindlig ist: sofort an die frische Luft gehen und die 112 anrufen.',
    MEDICAL: 'Falls jemand in Lebensgefahr ist: sofort die 112 anrufen.',
    SUICIDE:
      'Wenn es Ihnen gerade sehr schlecht geht: Die TelefonSeelsorge ist immer für Sie da, kostenlos unter 0800 111 0 111, im Notfall die 112.',
    VIOLENCE: 'Falls jemand bedroht wird: in Sicherheit gehen und sofort die 110 anrufen.',
    MISSING:
      'Falls ein Kind oder ein hilfloser Mensch vermisst wird: sofort die 110 anrufen, warten müssen Sie nicht.',
    ELECTRICITY:
      'Falls es funkt, schmort oder jemand einen Schlag bekommen hat: nichts anfassen und die 112 anrufen.',
    BURGLARY: 'Falls gerade jemand einbricht: in Sicherheit gehen und sofort die 110 anrufen.',
    COLLAPSE:
      'Falls Teile des Hauses herabfallen oder etwas einzustürzen droht: Abstand halten, andere warnen und die 112 anrufen.',
    LIFT: 'Falls jemand im Aufzug eingeschlossen ist: Notrufknopf drücken, bei Gefahr die 112 anrufen.',
    WATER:
      'Falls gerade Wasser ausläuft: Haupthahn zudrehen, nasse Steckdosen meiden und den Notdienst anrufen.',
    FROST:
      'Falls Kinder, Kranke oder alte Menschen frieren: jetzt den Notdienst anrufen, bei Unterkühlung die 112.',
  },
  fire: 'Feuerwehr und Rettungsdienst',
  police: 'Polizei',
  counselling: 'TelefonSeelsorge',
};
