import { describe, expect, it } from 'vitest';
import { composeAnswer } from './compose-answer.js';

const contact = {
  companyName: 'Lindenhof',
  email: 'info@lindenhof.example',
  phone: '040 66969 100',
};

/** The part of the answer that everybody reads, without its citation. */
function frontOf(question: string, title: string, ...paragraphs: string[]): string {
  const useCases = [{ index: 1, title, text: paragraphs.join('\n\n') }];
  const text = composeAnswer({ contact, question, history: [], attachments: [], useCases });
  return (text.split('\n\n---\n\n', 1)[0] ?? '').replaceAll(' [1]', '');
}

const PARKING = [
  'Einen Stellplatz mieten Sie bei der Vermietung unter 040 66969 170. Sind alle Plätze vergeben, gibt es eine Warteliste.',
  'Die Durchfahrtshöhe beträgt 2,00 Meter. Besucherparkplätze gibt es am Kastanienredder, höchstens für vier Stunden.',
];

const SUBLETTING = [
  'Eine Untervermietung muss vorher schriftlich genehmigt werden.',
  'Für einen Teil der Wohnung haben Sie in der Regel Anspruch auf die Erlaubnis.',
  'Die tageweise Vermietung an Touristen genehmigen wir nicht.',
];

describe('the sentence that answers', () => {
  it('is the one with the word itself, though others hold a part of it', () => {
    expect(
      frontOf('gibts auch besucherparkplätze', 'Stellplatz und Tiefgarage', ...PARKING),
    ).toMatch(/^Besucherparkplätze gibt es/);
  });

  it('is about the whole kind, and not about a special kind that a compound or an adjective names', () => {
    const pets = [
      'Kleintiere wie Hamster oder Zierfische dürfen Sie ohne Erlaubnis halten. Für Hunde und Katzen beantragen Sie bitte vor der Anschaffung die Zustimmung bei der Mieterbetreuung.',
      'Blindenführhunde und Assistenzhunde sind immer erlaubt.',
      'Für gefährliche Hunde erteilen wir keine Zustimmung.',
    ];
    for (const question of ['ist ein hund erlaubt', 'Darf ich einen Hund halten?']) {
      expect(frontOf(question, 'Haustiere halten', ...pets)).toMatch(/^Für Hunde und Katzen/);
    }
    expect(frontOf('Darf ich einen Kampfhund halten?', 'Haustiere halten', ...pets)).toContain(
      'Für gefährliche Hunde',
    );
  });

  it('is the one about what was asked, where others hold a part of its name', () => {
    const balcony = [
      'Auf dem Balkon dürfen Sie von April bis September mit einem Elektrogrill grillen. Markisen brauchen eine Genehmigung.',
      'Ein Balkonkraftwerk mit bis zu 800 Watt zeigen Sie uns bitte vier Wochen vor der Montage an.',
    ];
    for (const question of ['Darf ich ein Balkonkraftwerk', 'balkonkraftwerk erlaubt?']) {
      expect(frontOf(question, 'Balkon, Grillen und Balkonkraftwerk', ...balcony)).toMatch(
        /^Ein Balkonkraftwerk/,
      );
    }
  });

  it('is not for what all of a house use, where a room of the flat is named', () => {
    const power = [
      'Prüfen Sie bei einem Stromausfall zuerst den Sicherungskasten in der Wohnung.',
      'Ist nur das Treppenhaus oder die Kellerbeleuchtung dunkel, genügt eine Meldung an den Hausmeister unter 040 66969 130.',
    ];
    const title = 'Stromausfall in Wohnung oder Haus';
    expect(frontOf('licht in der küche flackert', title, ...power)).toMatch(/^Prüfen Sie/);
    expect(frontOf('im keller kein licht', title, ...power)).toMatch(/^Ist nur das Treppenhaus/);
  });

  it('of a person who tells of something is about that, before a contact for another case', () => {
    const moving = [
      'Eine Untervermietung muss vorher schriftlich genehmigt werden; den Antrag richten Sie bitte an mieter@lindenhof.example.',
      'Ehepartner, Lebenspartner und Kinder dürfen ohne Erlaubnis einziehen; eine kurze Mitteilung genügt.',
    ];
    expect(frontOf('mein freund soll einziehen', 'Untervermietung', ...moving)).toMatch(
      /^Ehepartner, Lebenspartner und Kinder/,
    );
  });

  it('is of the costs that were asked for, and says who pays where that is asked behind a comma', () => {
    const leak = [
      'Den Schaden bestätigen Sie bitte innerhalb von zwei Werktagen. Schäden am Gebäude reguliert die Gebäudeversicherung des Eigentümers. Die Stromkosten für Trocknungsgeräte erstatten wir nach Zählerstand.',
    ];
    expect(frontOf('wer zahlt wenn die spüle leckt', 'Wasserschaden', ...leak)).toMatch(
      /^Schäden am Gebäude reguliert/,
    );
    const mould = [
      'Melden Sie Schimmel bitte schriftlich mit Fotos unter 040 66969 120.',
      'Bis dahin gilt:\n\n- Rücken Sie Möbel zehn Zentimeter von der Außenwand ab.\n- Lüften Sie dreimal täglich.',
      'Liegt die Ursache am Gebäude, lässt der Eigentümer den Schaden auf seine Kosten beseitigen.',
    ];
    const payer = frontOf('schimmel an der wand, zahlt das der vermieter', 'Schimmel', ...mould);
    expect(payer).toMatch(/^Liegt die Ursache am Gebäude/);
  });

  it('is the beginning where it is asked how it goes on, and the case that was named where it is asked what to do', () => {
    const death = [
      'Bitte melden Sie den Todesfall der Mieterbetreuung unter 040 66969 140.',
      'Lebte niemand mit im Haushalt, geht der Vertrag auf die Erben über.',
      'Für das Ausräumen der Wohnung geben wir Ihnen Zeit.',
    ];
    const told = 'meine mutter ist gestorben, sie wohnte bei euch. was passiert mit der wohnung';
    expect(frontOf(told, 'Todesfall', ...death)).toMatch(/^Bitte melden Sie den Todesfall/);
    const name = [
      'Eine neue Telefonnummer teilen Sie bitte der Mieterbetreuung mit.',
      'Nach einer Heirat oder Namensänderung schicken Sie uns bitte eine Kopie der Urkunde.',
    ];
    const marries = 'ich heirate und heisse dann anders, was muss ich machen';
    expect(frontOf(marries, 'Kontaktdaten oder Name ändern', ...name)).toMatch(
      /^Nach einer Heirat/,
    );
  });

  it('finds verbs with "zu" in them, and things that a title names in a compound', () => {
    const rent = [
      'Eine Mieterhöhung erhalten Sie schriftlich mit Begründung. Sie haben bis zum Ende des zweiten Monats Zeit, um zuzustimmen; die neue Miete gilt ab dem dritten Monat.',
      'Die Miete muss seit mindestens 15 Monaten unverändert sein.',
    ];
    const agree = frontOf(
      'Ihr habt die Miete erhöht. Muss ich da zustimmen?',
      'Mieterhöhung',
      ...rent,
    );
    expect(agree).toMatch(/^Sie haben bis zum Ende/);
    const papers = [
      'Eine Mietbescheinigung für das Jobcenter stellen wir kostenlos innerhalb von fünf Werktagen aus.',
      'Eine Bescheinigung über die Mietschuldenfreiheit stellen wir ebenfalls kostenlos aus.',
    ];
    const title = 'Mietbescheinigung und Mietschuldenfreiheit';
    expect(
      frontOf('Brauche Bescheinigung dass ich keine Mietschulden hab', title, ...papers),
    ).toMatch(/^Eine Bescheinigung über die Mietschuldenfreiheit/);
  });

  it('takes a comparison for no question, and hears what is asked in few words', () => {
    const window = [
      'Schließt ein Fenster nicht mehr, rufen Sie bitte die Reparaturannahme unter 040 66969 120 an.',
      'Zieht es an den Rändern, tauscht der Tischler die Dichtung.',
    ];
    expect(frontOf('es zieht am fenster wie hechtsuppe', 'Fenster', ...window)).toMatch(
      /^Zieht es/,
    );
    const deposit = [
      'Die Kaution beträgt höchstens drei Nettokaltmieten und kann in drei Raten gezahlt werden. Nach dem Auszug rechnen wir sie in der Regel innerhalb von drei Monaten ab.',
      'Für die Rückzahlung teilen Sie uns bitte Ihre neue Anschrift und Kontoverbindung mit.',
    ];
    const title = 'Kaution: Zahlung und Rückzahlung';
    expect(frontOf('Wie bekomme ich meine Kaution zurück', title, ...deposit)).toMatch(
      /^Für die Rückzahlung teilen Sie uns bitte Ihre neue Anschrift und Kontoverbindung mit\.\n/,
    );
    const when = frontOf('wann krieg ich meine kaution wieder', title, ...deposit);
    expect(when).toContain('Nach dem Auszug rechnen wir sie');
    expect(when).not.toMatch(/^Die Kaution beträgt/);
  });

  it('never begins with one that goes on about the sentence before it', () => {
    const fuse =
      'Prüfen Sie bei einem Stromausfall zuerst den Sicherungskasten und schalten Sie die Sicherung wieder ein. Fällt sie erneut, rufen Sie die Reparaturannahme an.';
    const house =
      'Ist nur das Treppenhaus dunkel, genügt eine Meldung an den Hausmeister. Sind auch die Nachbarhäuser ohne Licht, liegt die Störung beim Netzbetreiber.';
    const power = frontOf('im treppenhaus ist das licht kaputt', 'Stromausfall', fuse, house);
    expect(power).toMatch(/^Ist nur das Treppenhaus dunkel/);
  });

  it('is who does the work, where that is asked', () => {
    const who = 'Den Winterdienst auf Gehwegen erledigt eine beauftragte Firma, nicht die Mieter.';
    const when = 'Geräumt wird bis 20 Uhr; Schnee, der danach fällt, wird am Folgetag beseitigt.';
    expect(frontOf('müssen wir selber schnee schieben', 'Schnee und Glätte', when, who)).toMatch(
      /^Den Winterdienst/,
    );
    expect(frontOf('bis wann wird schnee geräumt', 'Schnee und Glätte', when, who)).toMatch(
      /^Geräumt wird/,
    );
  });

  it('is whom to call about the gate that is stuck, not how its opener is lent', () => {
    const opener = 'Für das Garagentor erhalten Sie einen Handsender gegen 40 Euro Pfand.';
    const stuck = 'Klemmt das Tor, gilt rund um die Uhr die Störungsnummer 040 66969 900.';
    expect(frontOf('garagentor geht nicht', 'Stellplatz und Tiefgarage', opener, stuck)).toMatch(
      /^Klemmt das Tor/,
    );
  });

  it('is what the title names by another word for the same', () => {
    const grill = 'Auf Balkonen und Terrassen dürfen Sie bis 22 Uhr mit Elektrogeräten grillen.';
    const solar = 'Für ein Steckersolargerät bis 800 Watt beantragen Sie bitte die Zustimmung.';
    const title = 'Balkon und Terrasse: Grillen, Pflanzen, Solarmodule';
    expect(frontOf('solarpanels am balkon ok?', title, grill, solar)).toMatch(/^Für ein Steck/);
  });

  it('is a span of time, and no number of rents, where it is asked how long', () => {
    const amount = 'Als Sicherheit vereinbaren wir bis zu drei Monatskaltmieten.';
    const back = 'Nach dem Auszug zahlen wir die Kaution spätestens nach sechs Monaten zurück.';
    expect(frontOf('wie lang dauert es mit der kaution', 'Mietkaution', amount, back)).toMatch(
      /^Nach dem Auszug/,
    );
  });

  it('is the fact that is asked for in dialect, and leave is not looked for by it', () => {
    const hours = 'Der Waschraum steht Ihnen täglich von 6 bis 22 Uhr offen.';
    const price = 'Eine Wäsche kostet 3,20 Euro.';
    expect(frontOf('wos koscht a Waschgang', 'Waschraum', hours, price)).toMatch(/^Eine Wäsche/);
    const reduced = 'Ist die Wohnung durch einen Mangel beeinträchtigt, ist die Miete gemindert.';
    const rates = 'Feste Prozentsätze gibt es nicht, maßgeblich sind Dauer und Schwere.';
    expect(frontOf('derf i wenga Miete zoin', 'Mietminderung', reduced, rates)).toMatch(
      /^Ist die Wohnung/,
    );
  });

  it('is the place where visitors park, not where places are let', () => {
    const rents =
      'Freie Stellplätze stehen im Kundenportal unter „Parken“; im Freien zahlen Sie 70 Euro im Monat.';
    const visitors = 'Besucher parken bis zu zwei Stunden auf den mit B markierten Plätzen.';
    expect(
      frontOf('wo kann mein besuch parken?', 'Tiefgarage und Stellplätze', rents, visitors),
    ).toMatch(/^Besucher parken/);
  });

  it('is about the cold radiator where one does not get warm, with the number to call', () => {
    expect(
      frontOf(
        'Meine Heizung wird nicht warm',
        'Fernwärme und Heizkörper',
        'Heizperiode ist vom 15. September bis 15. Mai.',
        'Fußbodenheizung am Elsterufer reagiert träge: nach dem Verstellen sechs Stunden warten.',
        'Ganzer Strang oder Haus kalt: 0341 555 1200.',
      ),
    ).toMatch(/^Ganzer Strang oder Haus kalt: 0341 555 1200/);
  });

  it('is where to report what is broken, and not what new name plates cost', () => {
    expect(
      frontOf(
        'die Klingel geht nicht',
        'Namensschild an Klingel und Briefkasten',
        'Namensschilder für Klingel und Briefkasten bestellen Sie beim Hausmeister unter 040 66969 130.',
        'Funktioniert die Klingel nicht, melden Sie das bitte der Reparaturannahme unter 040 66969 120.',
      ),
    ).toMatch(/^Funktioniert die Klingel nicht/);
  });

  it('is the beginning where somebody asks what to do at all', () => {
    expect(
      frontOf(
        'Ich möchte ausziehen, was muss ich tun?',
        'Mietvertrag kündigen',
        'Ihre Kündigung muss als Brief bis zum dritten Werktag eingehen.',
        'Möchte nur eine von mehreren Personen ausziehen, gibt es keine Teilkündigung.',
      ),
    ).toMatch(/^Ihre Kündigung muss/);
  });

  it('is how to object where something is too high', () => {
    expect(
      frontOf(
        'meine nebenkosten sind viel zu hoch was kann ich machen',
        'Betriebskostenabrechnung',
        'Die Betriebskostenabrechnung stellen wir jedes Jahr zum 30. Juni ins Kundenportal.',
        'Einwendungen können Sie zwölf Monate lang erheben.',
      ),
    ).toContain('Einwendungen');
  });

  it('is the rule, not the example that shares a date with the question', () => {
    expect(
      frontOf(
        'ich ziehe zum 31. märz aus, was muss ich alles machen',
        'Wohnung kündigen',
        'Sie können Ihren Mietvertrag mit einer Frist von drei Monaten kündigen.',
        'Ein Beispiel: Geht das Schreiben im März ein, endet der Vertrag am 31. Mai.',
      ),
    ).toMatch(/^Sie können Ihren Mietvertrag/);
  });

  it('tells where to get something, not what is allowed with it', () => {
    expect(
      frontOf(
        'Wie bekomme ich einen Parkplatz',
        'Stellplatz, Parkplatz und Tiefgarage',
        'Einen Stellplatz mieten Sie bei der Vermietung unter 040 66969 170.',
        'Autogasfahrzeuge dürfen nur auf Außenplätzen stehen, Wagenwäsche ist nicht erlaubt.',
      ),
    ).toMatch(/^Einen Stellplatz mieten Sie/);
  });

  it('is how soon something is repaired, not when a call is answered', () => {
    expect(
      frontOf(
        'Wann wird endlich der Fahrstuhl repariert?',
        'Aufzug steckt fest oder ist außer Betrieb',
        'Drücken Sie den gelben Notrufknopf; die Leitstelle ist rund um die Uhr besetzt.',
        'Ist der Fahrstuhl außer Betrieb, melden Sie die Störung. Reparaturen beginnen werktags innerhalb von vier Stunden.',
      ),
    ).toMatch(/Reparaturen beginnen werktags/);
  });

  it('is found by what property managers write for what people say', () => {
    expect(frontOf('Darf ich bei Airbnb vermieten?', 'Untervermietung', ...SUBLETTING)).toMatch(
      /^Die tageweise Vermietung an Touristen/,
    );
  });

  it('is the one about what happened, not about what the title names', () => {
    const front = frontOf(
      'mein Fahrrad ist weg, gestohlen aus dem Fahrradkeller',
      'Fahrradkeller und Fahrräder',
      'Fahrräder stellen Sie bitte im Fahrradkeller ab. Der Fahrradkeller wird mit dem Haustürschlüssel geöffnet.',
      'Für Diebstahl haftet die Verwaltung nicht; fragen Sie Ihre Hausratversicherung.',
    );
    expect(front).toMatch(/^Für Diebstahl haftet/);
  });

  it('may name what it speaks of by another word, and the one before as well', () => {
    const front = frontOf(
      'wo find ich die absperrhähne?',
      'Wasserschaden und Rohrbruch',
      'Drehen Sie bei einem Rohrbruch den Haupthahn der Wohnung zu und rufen Sie 040 66969 900 an. Die Absperrventile finden Sie im Bad oder in der Küche.',
      'Den Schaden bestätigen Sie bitte schriftlich.',
    );
    expect(front).toMatch(/^Die Absperrventile finden Sie im Bad/);
  });

  it('is the one that says whom to turn to when a situation asks what to do', () => {
    const front = frontOf(
      'Meine Heizung wird nicht warm, was soll ich tun?',
      'Heizung ausgefallen oder Heizkörper bleibt kalt',
      'Funktioniert Ihre Heizung nicht, melden Sie den Ausfall bitte sofort unter 040 66969 120.',
      'Vor dem Anruf helfen zwei kurze Prüfungen:\n\n- Steht das Thermostat mindestens auf Stufe 3?\n- Ist die Heizung auch bei den Nachbarn kalt?',
    );
    expect(front).toMatch(/^Funktioniert Ihre Heizung nicht, melden Sie den Ausfall/);
  });

  it('is about dogs where a small dog is asked for, and not about small pets', () => {
    const small = 'Kleintiere wie Hamster oder Zierfische dürfen Sie ohne Erlaubnis halten.';
    const dogs = 'Für Hunde und Katzen beantragen Sie bitte vor der Anschaffung die Zustimmung.';
    expect(frontOf('is n kleiner dackel erlaubt', 'Haustiere halten', small, dogs)).toMatch(
      /^Für Hunde und Katzen/,
    );
  });

  it('is the rule, and not what holds for a special kind that was not asked about', () => {
    const dogs =
      'Kleintiere wie Hamster, Wellensittiche oder Zierfische dürfen Sie ohne Erlaubnis halten. Für Hunde und Katzen beantragen Sie bitte vor der Anschaffung die Zustimmung bei der Mieterbetreuung unter mieter@lindenhof.example; Sie erhalten innerhalb von zehn Werktagen Bescheid.';
    const details =
      'Geben Sie bitte Tierart, Rasse, Größe und Alter an und fügen Sie bei Hunden den Nachweis der Haftpflichtversicherung und der Chipnummer bei. Entschieden wird im Einzelfall nach Größe der Wohnung, Zahl der Tiere und den Belangen der Nachbarn. Blindenführhunde und Assistenzhunde sind immer erlaubt.';
    const dangerous =
      'Für gefährliche Hunde nach dem Hamburger Hundegesetz erteilen wir keine Zustimmung; giftige Tiere sind ausgeschlossen. Im Treppenhaus und im Hof sind Hunde anzuleinen; Verunreinigungen beseitigen Sie bitte sofort. Ein Katzennetz am Balkon ist erlaubt, wenn es ohne Bohren befestigt wird. Kommt es zu dauerhaften Störungen, kann die Zustimmung widerrufen werden.';
    const paragraphs = [dogs, details, dangerous] as const;
    const front = (question: string) => frontOf(question, 'Haustiere halten', ...paragraphs);
    expect(front('Darf ich einen Hund halten?')).toMatch(/^Für Hunde und Katzen/);
    expect(front('darf ich einen gefährlichen hund halten')).toMatch(/^Für gefährliche Hunde/);
  });

  it('is a single entry of a list of facts', () => {
    const front = frontOf(
      'Wie oft werden die Wasserzähler getauscht?',
      'Zähler und Ablesung',
      '- Die Wasseruhren liest eine Firma im Dezember ab.\n- Wasserzähler werden alle sechs Jahre getauscht.\n- Stromzähler gehören dem Netzbetreiber.',
    );
    expect(front).toBe(
      'Wasserzähler werden alle sechs Jahre getauscht.\n\nBei Rückfragen erreichen Sie Lindenhof unter 040 66969 100 oder info@lindenhof.example.',
    );
  });

  it('keeps the entries a list where they are folded', () => {
    const text = composeAnswer({
      contact,
      question: 'Wie oft werden die Wasserzähler getauscht?',
      history: [],
      attachments: [],
      useCases: [
        {
          index: 1,
          title: 'Zähler',
          text: '- Wasserzähler werden alle sechs Jahre getauscht.\n- Die Uhren liest eine Firma ab.\n- Stromzähler gehören dem Netzbetreiber.',
        },
      ],
    });
    expect(text.split('\n\n---\n\n')[1]).toBe(
      '- Die Uhren liest eine Firma ab.\n- Stromzähler gehören dem Netzbetreiber.',
    );
  });
});

describe('what is read first', () => {
  it('is what answers, before what stands above it in its paragraph', () => {
    const meeting =
      'Die Versammlung wird jährlich im September oder Oktober abgehalten, vor Ort und per Video. Die Einladung geht mindestens drei Wochen vorher in Textform zu.';
    expect(frontOf('einladung noch nicht da wann kommt die', 'Versammlung', meeting)).toMatch(
      /^Die Einladung geht/,
    );
  });

  it('is the case that was described and whom to call about it, not whom to call about another', () => {
    const foreign =
      'Steht ein fremdes Auto auf Ihrem Platz, rufen Sie bitte den Hausmeister unter 040 66969 130 an.';
    expect(frontOf('fremdes auto auf meinem platz', 'Stellplatz', ...PARKING, foreign)).toMatch(
      /^Steht ein fremdes Auto/,
    );
  });

  it('is the sentence with its number, where a case is to be told under the same one', () => {
    const visits =
      'Sagen Sie einen Termin bitte unter 040 66969 122 ab. Besichtigungen sind nur nach einer Woche möglich. Erscheint der Handwerker nicht, melden Sie sich unter derselben Nummer.';
    expect(frontOf('handwerker ist nicht erschienen', 'Handwerkertermin', visits)).toMatch(
      /^Erscheint der Handwerker nicht, melden Sie sich unter derselben Nummer \(040 66969 122\)/,
    );
  });

  it('is the one rule of a list that was asked about, with the list below', () => {
    const list =
      'Außerdem gilt:\n\n- Die Haustür bleibt geschlossen.\n- Im Treppenhaus wird nicht geraucht.\n- Schuhe gehören in die Wohnung.';
    const front = frontOf(
      'darf man im treppenhaus rauchen',
      'Hausordnung',
      'Ruhe ist ab 22 Uhr.',
      list,
    );
    expect(front).toMatch(/^Im Treppenhaus wird nicht geraucht\./);
    expect(front).not.toContain('Schuhe');
  });

  it('are all steps of a list whose entries follow each other', () => {
    const steps =
      'So geht es:\n\n1. Thermostat aufdrehen.\n2. Ventil öffnen.\n3. Ventil schließen.';
    expect(frontOf('wie öffne ich das ventil', 'Heizkörper entlüften', steps)).toContain(
      '1. Therm',
    );
  });

  it('is the one that says a day where a day is asked for, and a place where a place is', () => {
    const rubbish = [
      'Bitte trennen Sie Ihren Abfall in die schwarze Tonne für Restmüll, die gelbe für Verpackungen, die blaue für Papier und die grüne für Bioabfall. Die Tonnen stehen im Müllraum im Hof.',
      'Der Restmüll wird jeden Dienstag abgeholt, Bioabfall jeden Freitag, Papier und Verpackungen alle 14 Tage mittwochs. Glas gehört in die öffentlichen Container, und zwar werktags zwischen 7 und 20 Uhr. Batterien, Farben und Elektrogeräte bringen Sie bitte zum Recyclinghof.',
      'Falten Sie Kartons zusammen und stellen Sie keine Tüten neben die Tonnen, denn das lockt Ratten an.',
    ];
    expect(
      frontOf('wann kommt die gelbe tonne', 'Mülltrennung und Müllabfuhr', ...rubbish),
    ).toMatch(/^Der Restmüll wird jeden Dienstag/);
    expect(
      frontOf('wo kann ich mein auto parken', 'Stellplatz und Tiefgarage', ...PARKING),
    ).toMatch(/^Einen Stellplatz mieten Sie/);
  });

  it('is no day of something else, and of several things in the title about the one that was asked for', () => {
    const rubbish = [
      'In den Müllhäusern stehen graue Tonnen für Restmüll; Verpackungen bringen Sie zur Wertstoffinsel, sofern am Haus keine gelbe Tonne steht. An der Wertstoffinsel dürfen Sie werktags von 7 bis 19 Uhr einwerfen.',
    ];
    expect(frontOf('wann kommt die gelbe tonne', 'Abfalltrennung und Tonnen', ...rubbish)).toMatch(
      /^In den Müllhäusern/,
    );
    const portal = [
      'Unser Büro, das Servicezentrum im Haubentaucherweg 5, ist montags bis freitags von 8 bis 18 Uhr geöffnet.',
      'Das Kundenportal unter portal.seeblick.example ist immer offen. Das Passwort setzen Sie dort selbst zurück.',
    ];
    expect(
      frontOf('wie komme ich ins kundenportal', 'Servicezentrum und Kundenportal', ...portal),
    ).toMatch(/^Das Kundenportal/);
  });

  it('comes without a contact for another thing that the title names', () => {
    const post = [
      'Ein beschädigter Briefkasten wird kostenlos repariert, wenn Sie ihn unter 040 66969 130 melden.',
      'Pakete nimmt die Verwaltung nicht an. Bitte lassen Sie Pakete nicht im Treppenhaus ablegen, denn für Verluste haftet niemand.',
    ];
    expect(frontOf('paket weg', 'Pakete, Post und Briefkasten', ...post)).toMatch(/^(?!Ein besch)/);
  });

  it('tells whom to turn to before what is needed for that', () => {
    const repairs = [
      'Reparaturen melden Sie bitte montags bis donnerstags von 8 bis 16 Uhr der Reparaturannahme unter 040 66969 120. Der Handwerker meldet sich innerhalb von drei Werktagen bei Ihnen.',
      'Wir brauchen Ihren Namen, eine kurze Beschreibung und möglichst ein Foto. Das gilt für tropfende Wasserhähne, gerissene Scheiben und Türschlösser.',
    ];
    expect(frontOf('türschloss hakt', 'Reparatur melden', ...repairs)).toMatch(
      /^Reparaturen melden/,
    );
  });

  it.each([
    ['kellertür steht immer offen', 'Wann genau'],
    ['Darf ich neue Fenster auf eigene Kosten einbauen lassen?', 'Was das kostet'],
  ])('owns up to no gap that was not asked for: %s', (question, gap) => {
    const cellar = [
      'Bauliche Veränderungen brauchen vorher eine schriftliche Zustimmung, auch neue Fenster.',
      'Kellertüren bleiben geschlossen.',
    ];
    expect(frontOf(question, 'Umbauten und Keller', ...cellar)).not.toContain(gap);
  });

  it('is the term of notice where people ask how long before', () => {
    const notice = [
      'Sie können Ihren Mietvertrag mit einer Frist von drei Monaten kündigen.',
      'Sie erhalten innerhalb von fünf Werktagen eine Bestätigung mit dem Vertragsende.',
    ];
    expect(frontOf('wie lang muss ich vorher kündigen', 'Wohnung kündigen', ...notice)).toContain(
      'drei Monaten',
    );
  });
});
