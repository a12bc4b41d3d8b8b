import { stem } from '../../german/index.js';

/**
 * Words that mean the same within a use case: how people ask, and how property managers write. Each line is a
 * set; a word may stand in several. They choose between the statements of a use case that is already found, so
 * that they may be wider than the words that use cases are searched by.
 */
const SETS = `
haupthahn wasserhahn hauptventil absperrhahn absperrventil absperrventile wohnungsventil wohnungshahn eckventil ventil
airbnb booking ferienwohnung feriengäste touristen tageweise kurzzeitvermietung ferienvermietung internetportale portale
untervermieten untermieter untervermietung untermiete mitbewohner überlassung gebrauchsüberlassung
vermieten vermietung untervermietung überlassung
geklaut gestohlen gestohlenes klauen stehlen diebstahl dieb entwendet anzeige
weg verschwunden fehlt gestohlen diebstahl
heizung heizkörper strang
geheizt heizen heizt heizperiode beheizbar
einwendungen einwände einspruch widerspruch widerspreche widersprechen
belege beleg belegeinsicht rechnungen
feiern feiert party lärm laut lautstärke zimmerlautstärke nachtruhe ruhe leise
tropft tropfender tropfende tropfen
fahrrad rad fahrräder drahtesel
auto wagen fahrzeug fahrzeuge pkw kfz
wohnmobil camper fahrzeug fahrzeuge höhe durchfahrtshöhe
besuch besucher gäste gast übernachtungsbesuch
besucherparkplatz besucherparkplätze besucher gästeparkplatz
parken parkt stellplatz parkplatz stellplätze
falschparker fremdparker fremdes unberechtigt abschleppen abschleppt
steht parkt zugeparkt unberechtigt fremdes fremdparker abschleppen
klingel klingelt sprechanlage gegensprechanlage türöffner summer klingelanlage
treppe treppen treppenhaus hausflur flur hausreinigung reinigung
putzen putzt geputzt reinigen reinigt reinigung gereinigt wischen sauber
klavier geige gitarre instrument instrumente musikinstrumente musizieren trompete schlagzeug
musik musizieren lautstärke zimmerlautstärke
bar bargeld barzahlung barzahlungen
haustier tier tiere tierart
chihuahua dackel pudel hund hunde welpe
katze katzen kater
meerschweinchen hamster kaninchen kleintiere wellensittich
hausmeister hauswart objektbetreuer facility
ersatzschlüssel zweitschlüssel wohnungsschlüssel
zylinder schließzylinder wohnungszylinder schloss
schlüsseldienst türöffnung partnerbetrieb vertragsschlüsseldienst festpreis
innen drinnen steckt zugefallen zugefallene
wochenende samstags sonntags sonn feiertagen
nacht nachts abends
ventil absperrventil hahn
duschkopf brause brausen duschschlauch
müll abfall restmüll tonne tonnen
abgeholt abholung geleert leerung abfuhr holt
altglas glas flaschen
altpapier papier pappe karton kartons
biomüll bioabfall bio
altkleider kleidung klamotten
batterien akkus akku
laden aufladen ladung
e-bike ebike elektrorad elektroräder pedelec akkus
grillen grill gasgrill holzkohle elektrogrill
kohle holzkohle
gas gasgrill gasgrills
schwer gewicht kilogramm kg last tragfähigkeit
hoch höhe durchfahrtshöhe meter
schrank möbel möbeltransport
geburt baby säugling säuglinge kind kinder kleinkind
job arbeitslos einkommen gekündigt jobcenter
kaputt defekt funktioniert stumm störung außer betrieb reparatur
stillstand außer betrieb störung steht ausfall fährt
gehbehindert gehbehinderten rollator tragehilfe tragedienst treppen
anwesend zuhause hause daheim
verreist urlaub abwesend abwesenheit
erlaubnis genehmigung zustimmung genehmigt antrag
ohne unerlaubt riskiert abmahnung widerrufen
strafe abmahnung kündigung
bescheid entscheidung entscheiden antwort
geld erstattung gutschein zuschuss
zinsen verzinst verzinsung
zurück rückzahlung zurückzahlen zurückbekommen zurückkriegen zurückkrieg wiederbekommen wiederkriegen wiederkrieg auszahlung ausgezahlt abrechnen
wieder rückzahlung zurück
behalten einbehalten einbehalt abzüge verrechnen
bohrlöcher dübellöcher löcher
streichen streichen gestrichen renovieren schönheitsreparaturen
überstreichen übermalen farbe
chlor chlorreiniger chlorhaltige reiniger sprays mittel
schuld ursache verschulden verursacher
schulden mietschulden rückstand mietrückstand offene forderungen
email mail fax
brief schriftlich post
fehlalarm täuschungsalarm
kochen kochdampf kochdunst
piept piepen ton piepton piepst
salz streusalz tausalz splitt
garagentor tiefgaragentor rolltor tor schranke
fahrstuhl aufzug lift stillstand
weiß hell helle heller farben
schippen räumen räumt geräumt schnee
bargeldlos überweisung lastschrift
kommen teilnehmen teilnahme anwesend
vertreten vertritt vertreter vertretung vollmacht jemanden schicken
bankverbindung konto iban kontoverbindung kontonummer
ersatztermin verschieben verlegen absagen anders
solar solaranlage solarpanel solarmodul solarplatte solarzelle photovoltaik pv steckersolar steckersolargerät balkonkraftwerk
keller kellerraum kellerabteil untergeschoss
hof innenhof hinterhof
dachboden speicher estrich
treppenhaus stiegenhaus treppe flur hausflur
garage tiefgarage
bild ton empfang empfangs fernsehen störungen
zieht einziehen einzieht zuzug
name namen namensschild schild schilder
rollstuhl gehbehindert barrierefrei rampe
job arbeitsplatz versetzung arbeitsplatzwechsel
anrufen anruf telefon telefonisch
vertreten abstimmen vollmacht stimme
mann ehepartner ehemann ehefrau frau partner freund freundin lebenspartner lebensgefährte lebensgefährtin verlobter verlobte
tochter sohn kind kinder
mitbringen eigene eigenes geräte
strom ladestrom stromkosten kilowattstunde stromrechnung
rechnung stromrechnung abgerechnet abrechnung
heizlüfter elektroradiator radiator
jemand techniker monteur handwerker fachfirma wartungsdienst
kommt eintreffen vor ort innerhalb
raten rate abstottern abzahlen stückeln teilen teilbeträge ratenzahlung monatsraten
dazwischen zwischendurch außerhalb
geholt geleert abgeholt leerung
quellen quillt überfüllt voll randvoll überquellen
wochenende notdienst notrufzentrale außerhalb
steuer finanzamt steuererklärung absetzen
hochzeit heirat geheiratet heiraten namensänderung urkunde
ganzen nachbarn nachbarhäuser häuser netzbetreiber
wegwerfen entsorgen loswerden entsorgung mitgenommen
`;

const KIN = readSets();

function readSets(): ReadonlyMap<string, readonly string[]> {
  const kin = new Map<string, Set<string>>();
  for (const line of SETS.trim().split('\n')) {
    const words = new Set(line.split(' ').map(stem));
    for (const word of words) {
      const others = [...words].filter((other) => other !== word);
      kin.set(word, new Set([...(kin.get(word) ?? []), ...others]));
    }
  }
  return new Map([...kin].map(([word, others]) => [word, [...others]]));
}

/** Stems of other words for a word, by its stem. */
export const kindredOf = (stemmed: string): readonly string[] => KIN.get(stemmed) ?? [];
