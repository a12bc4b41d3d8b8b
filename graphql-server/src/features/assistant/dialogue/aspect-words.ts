import { stem } from '../../../platform/german/index.js';

/**
 * Words that ask for one side of any topic: who pays, how long, when, where to. A question that has no
 * others is about what was said before.
 */
const WORDS = `
  zahlen zahle zahlt zahl bezahlen bezahle bezahlt bezahl blechen kosten kostet koste kostenlos gratis
  preis teuer billig geld euro übernehmen übernimmt übernehmt erstatten erstattet ersetzen ersetzt
  dauern dauert dauer lange lang länger ewig zeit schnell früh früher spät später fertig bald sofort
  frist fristen termin uhr uhrzeit tage tag wochen woche monate monat jahr jahre stunden stunde minuten
  montag montags dienstag dienstags mittwoch mittwochs donnerstag donnerstags freitag freitags samstag
  samstags sonntag sonntags wochenende feiertag feiertage feiertags heute morgen abend abends nachts
  nacht vormittags nachmittags mittags werktags
  zuständig verantwortlich schuld kümmert anrufen ruf rufe rufen anruf nummer telefon telefonnummer
  erreichen erreichbar kontakt mail schreiben schreib melden meld melde meldet
  schicken schick schicke senden abgeben abgebe bringen hin wohin woher ort adresse
  kommen kommt komme komm vorbeikommen vorbei gucken schauen anschauen
  erlaubt verboten dürfen genehmigung erlaubnis pflicht muss nötig
  gelten gilt ändern ändert anders selbst alleine allein jemand wer leute euch euer sowas
  beantragen antrag formular unterschreiben unterschrift brauchen mitbringen
  tun klappt klappen funktioniert versucht probiert hilft helfen nix nichts
  zurück zurückbekommen wieder weiter weiterhin vorher nachher danach jedesmal immer
  online papier kopie grund gründe ausnahme ausnahmen bedingung bedingungen voraussetzung regel regeln
  oft öfter häufig extra zusätzlich
  mehr weniger viel viele höchstens mindestens maximal prozent hoch niedrig wieviel wieviele
  antworten antwort antwortet bescheid sagen sagt krieg kriege bekomme bekomm höre hören rückmeldung
`;

const STEMS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean).map(stem));

/** Whether a word asks for a side of any topic, and names none itself. */
export const isAspect = (word: string): boolean => STEMS.has(stem(word));
