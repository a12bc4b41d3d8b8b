import { stem } from '../../../platform/german/index.js';

/**
 * Everyday words that are not about homes. They are spelt right and stay what they are, though a word of
 * the company's file may look much like them ("Mund" is no "Hund", "Kuchen" no "Küche").
 */
const WORDS = `
abend abends abteilung affe afrika ahnung akte aktion alkohol alltag alter ameise amerika amt anfang anfangen
angebot angst anlass anleitung anna anruf antwort anzug apfel apotheke appetit april arbeit arbeiten arbeitgeber
arm arme armee asien ast atem aufgabe aufhören auge augen august ausland aussage ausweis auto autor backen bäcker
bahn bahnhof ball banane band bank bär bart bauch bauer baum bayern beamter becher bedeutung bein beispiel bekannt
berg bericht berlin beruf besser best besuch bett bewegung bier biene bild bilder bildung bitter blau blatt blick
blitz blume blut boden bohne boot böse braun braut brief brille bringen brot brötchen bruder brücke brust buch
buchstabe bühne bundesland bundestag burg bürger bürgermeister butter café chance chef china christ computer dach
dame dank datum daumen denken dezember dichter dick dienst dienstag ding direktor dollar donner donnerstag doktor
dorf dose drache draußen drei dreißig dritte druck dumm dunkel dünn durst ecke ehe ehre eimer einfach einkommen
eis eisen elefant eltern ende energie engel england enkel ente erde erfahrung erfolg erinnerung ernst erste
esel essen europa examen fabrik faden fahne fahren fahrer fall falsch familie farbe faul februar feder fehler
feier feind feld fell fels fern ferien fest fett feuer fieber film finger firma fisch flasche fleisch fliege
flieger flucht flug flugzeug flügel fluss form forschung foto frankreich frau freitag freiheit fremd freude freund
frieden frisch froh frosch frucht früh frühling fuchs führer fünf fünfzig fuß fußball gabel gans garten gast gebet
gebirge geburt geburtstag gedanke gedicht gefahr gefühl gegend geheimnis gehirn geist gelb geld gemüse general
genie geografie gericht geruch geschäft geschenk geschichte geschwister gesetz gesicht gespräch gestern gesund
gesundheit gewalt gewicht gewinn gewitter gift glas glaube glück gold golf gott grab gramm gras grau grenze
griechenland grippe grün grund gruppe haar haben hafen hahn hals hamburg hammer hand handel handy hase hauptstadt
haut heft heimat heiraten held hemd herbst herd herz himmel hirsch hitze hobby hochzeit hof hoffnung höhle holland
holz honig hören horn hose hotel huhn hund hundert hunger husten hut idee igel indien insel instrument irland
italien jacke jahr jahre jahrhundert januar japan jugend jugendliche juli junge juni jura kaffee kaiser kalender
kamel kamera kampf kanal kapitän karte kartoffel käse kasse kassel katze kauf kaufen kellner kette kind kinder
kino kirche kirsche klasse klavier kleid klima klug knie knochen koch kochen koffer kollege kollegin köln könig
königin konzert kopf kopie körper kosmos kraft krank krankenhaus krankheit krawatte krebs kreis kreuz krieg krone
kuchen kugel kuh kühl kultur kunde kunst künstler kurs kurz kuss küste lachen laden lampe land landschaft lang
laufen leben leber leder lehrer leicht leid leise lernen lesen leute licht liebe lieben lied liegen linie links
lippe liste löffel lohn löwe luft lunge lust magen mai maler manager mann mantel märchen markt märz maschine
mathe matrose mauer maus medizin meer mehl meinung meister melone mensch messer metall meter milch million minute
mittag mittwoch mode monat mond montag mord morgen motor mühe müller münchen mund museum musik mut mutter nacht
nachricht nadel nagel name nase nation natur nebel neffe neid nerv nest netz neun nichte niederlande niere nord
norden not note november nudel null nummer nuss obst ofen offen ohr öl oktober oma onkel opa oper opfer orange
ordnung organ orange osten ostern österreich ozean paar palast papier papst park partei pass patient pause person
pfanne pfeffer pferd pflanze pflaume pfund philosoph physik pilot pilz planet platz polen politik politiker polizei
portugal präsident preis presse prinz problem professor programm prozent prüfung puppe quelle rad radio rand rasen
rat rauch raum recht reden regal regen regierung reich reihe reis reise reisen religion rente rezept rhein richter
ring rock rolle rom roman rose rot rücken ruf ruhm rund russland saal sache sack saft salat salz sand sänger satz
schach schaf schal schatten schatz scheibe schere schiff schinken schirm schlacht schlaf schlafen schlag schlange
schloss schluss schmerz schmetterling schnee schnell schokolade schön schrank schreiben schrift schritt schuh
schule schüler schulter schwan schwanger schwarz schweden schwein schweiz schwer schwester schwimmen sechs see
seele segel sehen seife sekunde september serie sessel sicher sieben sieg silber singen sinn sohn soldat sommer
sonne sonntag sorge spanien spanisch spaß spiegel spiel spielen spieler spitze sport sprache spruch stadt stamm
stark staub stein stelle stern sternzeichen steuer stil stimme stirn stock stoff stolz strafe strand straße streik
strom stück student studium stuhl stunde sturm suche süden suppe süß tabelle tablette tag talent tante tanz tasche
tasse tat taube tausend taxi team tee teil telefon teller temperatur teppich test text thailand theater thema
tief tier tiger tisch titel tochter tod tomate ton topf tor torte tote tour tourist tradition traum traurig treffen
trinken trocken türkei turm typ uhr umwelt unfall ungarn universität unterricht urlaub urlaubsort vater verdienen
verein vergangenheit verkehr verlag verlieben vers verstand vertrauen video vogel volk waage wagen wahl wahrheit
wald wand ware warm waschen wasser wechsel weg weihnachten wein weiß weit welle welt wein weltkrieg werk wert westen
wetter wichtig wiese wille wind winter wirtschaft wissen wissenschaft witz woche wolf wolke wolle wort wunder wunsch
wurst wüste wut zahl zahn zauber zehn zeit zeitung zentimeter zeuge ziege ziel zimmer zitrone zoo zorn zucker zug
zukunft zunge zwanzig zwei zweig zwiebel zwölf wählen werben stehlen gießen rufen ruft werfen sterben sitzt sitzen
hängt hängen liegt klappt klappen nutzen nützen nimmt nehmen gibt geben bleibt bleiben fällt fallen trägt tragen
hält halten trifft dreht drehen schaut schauen kommst zeigt zeigen spricht sprechen denkt weint lacht singt malt
läuft trinkt isst schläft wohnt kauft bringt holt sucht wartet warten glaubt hofft lebt stirbt fährt fliegt reist
fehlt fehlen passt passen reicht reichen meint meinen heißt nennt schickt schicken erhält erhalten verliert wächst
oft nie manchmal wieder zusammen allein einfach schlecht besser beste schlimm richtig falsch neu alt jung hoch
niedrig früher später links rechts oben unten vorne hinten drinnen überall nirgends woanders trotzdem deswegen
höher tiefer länger kürzer größer kleiner älter jünger teuer billig gratis voll leer sauber nass glatt rau weich
hart rund eckig bunt dunkel hell laut still mehrere einzige gesamte halbe ganze letzte nächste vorige übrige
bedeuten gehören gefallen entscheiden entstehen gewinnen verlieren vergleichen verkaufen versuchen erfinden
entdecken schreien träumen tanzen kämpfen fliegen reiten angeln wandern joggen turnen stricken nähen basteln
englisch deutsch französisch italienisch russisch türkisch polnisch chinesisch arabisch latein
aktuell allgemein beliebt berühmt bester billiger dringend ehrlich eng fleißig freundlich gefährlich gerade giftig
glücklich günstig häufig herrlich interessant kostenlos lecker lustig mächtig möglich müde nötig notwendig
offiziell perfekt persönlich plötzlich praktisch privat reif ruhig salzig schwierig selten seltsam sinnvoll
spannend typisch unbedingt ungefähr ungewöhnlich unterschiedlich verschieden wahr wirklich wunderbar
`;

const STEMS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean).map(stem));

/** Whether a word is an everyday one of any topic, in any of its forms. */
export const isCommonWord = (word: string): boolean => STEMS.has(stem(word));
