/** How people name a matter in three or four words, as they begin a chat: see `concept-bank.ts` for the form. */
export const SAID_IN_SHORT = `
KEY_LOST: schlüssel weg | schlüssel verloren | hab meinen schlüssel verloren was jetzt | schlüssel ist weg | haustürschlüssel verschwunden | schlüsselbund liegen gelassen | schlüssel im bus vergessen | finde meinen schlüssel nicht mehr | briefkastenschlüssel weg | kellerschlüssel verloren
KEY_MORE: brauche noch einen schlüssel | zweiter schlüssel | schlüssel nachmachen lassen | noch ein schlüssel für die oma | schlüssel bestellen
LOCKED_OUT: ausgesperrt | tür zu schlüssel drin | schlüssel steckt von innen | stehe vor der tür komme nicht rein | schlüssel abgebrochen im schloss
INTERCOM: klingel geht nicht | türöffner summt nicht | man hört nix an der sprechanlage | klingel stumm
NAME_PLATE: name falsch an der klingel | neuer name klingelschild | mein name fehlt am briefkasten
POST: mein paket ist weg | wo ist mein paket | briefkasten kaputt | keine post bekommen | paket beim nachbarn
RUBBISH_SORTING: wann ist müllabfuhr | welcher tag papiertonne | tonne voll | tonnen überfüllt | was kommt in die gelbe tonne | müll nicht abgeholt
BULKY_WASTE: wohin mit dem alten sofa | altes bett loswerden | wann ist sperrmüll | alte waschmaschine entsorgen | matratze wegwerfen
STAIRS_CLEANING: treppenhaus dreckig | wer putzt das treppenhaus | putzfirma kommt nicht | flur nicht geputzt
WINTER_SERVICE: glatt vor der tür | keiner streut | schnee nicht geräumt | muss ich schnee schippen | eiszapfen am dach | bin auf eis ausgerutscht
GARDEN: darf ich ein beet anlegen | rasen nicht gemäht | hecke zu hoch | wer gießt den garten
HOUSE_RULES: wie lange darf man bohren | darf ich sonntags bohren | ab wann ist ruhe | wann ist mittagsruhe | klavier spielen erlaubt | sonntags staubsaugen
NOISE: nachbar ist laut | nachbarn feiern die ganze nacht | hund bellt den ganzen tag | köter von oben bellt | musik bis nachts um vier | trampeln über mir | stampfen über mir | nachbarn streiten laut | nachbarn machen party
SMOKING: nachbar raucht auf dem balkon | es zieht rauch zu uns rein | im treppenhaus wird geraucht
SMELL: es stinkt im treppenhaus | gestank im keller
BBQ: darf ich grillen | grillen auf dem balkon | nachbar grillt
SOLAR_BALCONY: solar am balkon | balkonkraftwerk anbringen | solarpanel aufhängen | photovoltaik balkon
PETS: darf ich einen hund | darf ich eine katze | hund erlaubt | hundehaltung | katze anschaffen | welpe holen
STAIRWAY_ITEMS: kinderwagen im flur | schuhe im treppenhaus | schrank im hausflur
BICYCLES: fahrrad im flur | wohin mit dem fahrrad | fahrradkeller voll | akku vom e-bike laden
CELLAR: keller aufgebrochen | kellerabteil zu klein | welcher keller gehört mir
LAUNDRY: kann ich am wochenende waschen | sonntags waschen | waschmaschine laufen lassen | waschküche abgeschlossen | trockner kaputt | trockner frisst geld | wann darf ich waschen
CARETAKER: hausmeister nummer | wann ist der hausmeister da | hausmeister geht nicht ran | wie heißt der hausmeister
OFFICE: habt ihr offen | seid ihr da | wann macht ihr auf | telefonnummer von euch | termin im büro
EMERGENCY: wen rufe ich am wochenende an | nummer für den notfall | notdienst nummer
COMPLAINT: keiner ruft zurück | will mich beschweren | niemand meldet sich bei mir
PRIVACY: an wen gebt ihr meine nummer | wer kriegt meine daten | gebt ihr meine handynummer weiter | wer bekommt meine telefonnummer | wem gebt ihr meine adresse | welche daten habt ihr | meine daten löschen
CONTACT_CHANGE: neue handynummer | neue telefonnummer mitteilen | neue iban | meine bank hat gewechselt | neue bankverbindung | geheiratet neuer name | heiße jetzt anders
OWNERS_MEETING: wann ist die versammlung | kann nicht zur versammlung | protokoll der versammlung
OWNERS_MONEY: hausgeld gestiegen | wie hoch ist das hausgeld | hausgeld zu hoch
OWNERS_SALE: wohnung verkaufen | will meine eigentumswohnung verkaufen
POWER_OUT: kein strom | strom weg | bei mir ist kein strom | sicherung fliegt raus | im ganzen haus kein strom | steckdose tot
STAIR_LIGHT: licht im flur kaputt | flurlicht geht nicht | kellerlicht kaputt | im treppenhaus dunkel
SMOKE_DETECTOR: rauchmelder piept | rauchmelder beim nachbarn piept | piepst alle paar sekunden
LIFT: aufzug geht nicht | aufzug kaputt | fahrstuhl steht
WINDOW: fenster geht nicht zu | es zieht am fenster | scheibe kaputt | fenster kaputt
SHUTTERS: rolladen klemmt | rollo geht nicht hoch | rolladen kaputt | gurt gerissen
DOOR_REPAIR: haustür schließt nicht | türschloss klemmt | tür geht nicht auf
REPAIR_REPORT: ich möchte einen schaden melden | etwas ist kaputt | reparatur nötig | wem melde ich einen mangel
SMALL_REPAIRS: wer zahlt den wasserhahn | muss ich kleine reparaturen zahlen | wer zahlt die reparatur
CRAFTSMEN_VISIT: handwerker kam nicht | handwerker war nicht da | termin verschieben | kann am dienstag nicht | monteur soll wann anders kommen | keiner gekommen trotz termin | muss ich den handwerker reinlassen
PESTS: ratten | ratten im müllraum | ratten bei den tonnen | ratte im hof | ratten im keller | maus in der küche | mäuse in der wohnung | ameisen | wespennest | kakerlaken | silberfische | bettwanzen | käfer in der küche
BUILDING_WORK: baulärm | gerüst vor dem fenster | wie lange wird gebaut | baustelle im haus
BREAK_IN: bei mir wurde eingebrochen | keller aufgebrochen
INSURANCE: waschmaschine ausgelaufen wer zahlt | zahlt das die versicherung | welche versicherung zahlt
TERMINATION: wie kündige ich | ich will kündigen | kündigung | ich will raus | ich will ausziehen | will zum monatsende raus | wie lange vorher kündigen | wie lange vorher bescheid geben wenn ich raus will | wann komme ich aus dem vertrag | kündigungsfrist | geht die kündigung per mail | wohnung aufgeben | vertrag beenden
NEW_TENANT: kann ich einen nachmieter stellen | früher raus mit nachmieter
HANDOVER: wohnungsübergabe | wann ist übergabe | ich ziehe aus was muss ich machen | ich ziehe um was muss ich tun | schlüssel abgeben beim auszug | abnahme der wohnung
PAINTING: muss ich streichen | streichen beim auszug | welche farbe beim auszug
MOVE_IN: zettel fürs amt dass ich hier wohne | bestätigung vom vermieter fürs einwohnermeldeamt | bin neu hier | wohnungsgeberbestätigung | anmeldung beim bürgeramt
CERTIFICATES: bescheinigung dass ich immer gezahlt habe | mietschuldenfrei | mietbescheinigung | bescheinigung für das jobcenter
SUBLETTING: zimmer untervermieten | darf ich untervermieten | airbnb | mitbewohner aufnehmen
PARTNER_MOVES_IN: mein freund zieht ein | meine freundin zieht ein | mein partner zieht zu mir | meine tochter zieht wieder ein | mein sohn kommt zurück zu mir | meine mutter zieht zu mir | muss ich melden wenn jemand einzieht | noch jemand soll bei mir wohnen
DEATH: vater gestorben | mieter verstorben | mutter tot was ist mit der wohnung
ALTERATIONS: wand rausreißen | neue küche einbauen | boden verlegen | bad umbauen
ACCESSIBILITY: rollstuhl komme nicht hoch | stufe am eingang | haltegriff im bad
FLAT_SEARCH: habt ihr eine wohnung frei | suche wohnung | größere wohnung | wohnung tauschen
HEATING_COLD: heizung kalt | heizung geht nicht | heizung kaputt | heizung wird nicht warm | nur ein heizkörper wird warm | ein heizkörper bleibt kalt | im schlafzimmer heizung kalt | alle anderen heizkörper gehen | keine heizung | heizung ausgefallen | heizkörper eiskalt
HEATING_AIR: heizung gluckert | heizkörper nur oben warm | heizkörper entlüften
HEATING_PERIOD: ab wann muss geheizt werden | wann geht die heizung an | ab wann wird geheizt | wie warm muss es sein | ab wann läuft die heizung | wann fängt die heizperiode an
HOT_WATER: kein warmwasser | kein warmes wasser | dusche kalt | wasser wird nicht warm
WATER_LEAK: wasser kommt von der decke | es tropft von der decke | rohr geplatzt | keller unter wasser | wasser unter der spüle
TAP_DRIPS: wasserhahn tropft | klospülung läuft | spülkasten läuft nach
DRAIN_BLOCKED: klo verstopft | abfluss verstopft | wasser läuft nicht ab | toilette geht nicht
WATER_OFF: kein wasser | wasser abgestellt | kommt kein wasser
WATER_QUALITY: wasser braun | wasser rostig | wasser riecht komisch
MOULD: schimmel | schimmel im bad | bad schimmelt | schwarze flecken an der wand
METER_READING: wann wird abgelesen | zähler ablesen | zählerstand mitteilen | termin ablesung
CHARGES_BILL: wann kommt die abrechnung | nebenkostenabrechnung wann | wo bleibt die abrechnung | nachzahlung zu hoch | nebenkosten zu hoch | abrechnung nicht bekommen
CHARGES_OBJECTION: abrechnung stimmt nicht | abrechnung falsch | wie lange zeit gegen die abrechnung | widerspruch abrechnung | belege ansehen | rechnungen zur abrechnung sehen | gegen die nebenkostenabrechnung vorgehen | abrechnung anfechten
RENT_PAYMENT: wohin überweise ich die miete | eure kontonummer | eure iban | miete doppelt überwiesen | wann wird abgebucht | lastschrift einrichten
RENT_ARREARS: miete später zahlen | kann ich in raten zahlen | ratenzahlung | kann miete nicht zahlen | knapp bei kasse | kein geld für die miete | miete in raten | kann nicht zahlen | mahnung bekommen | stundung
RENT_INCREASE: miete erhöht | mieterhöhung bekommen | muss ich der erhöhung zustimmen | warum wird die miete teurer
RENT_REDUCTION: miete mindern | weniger miete zahlen | zahl nicht mehr die volle miete | miete kürzen wegen heizung | baulärm weniger miete
DEPOSIT: wo bleibt meine kaution | kaution zurück | wann kommt die kaution | kaution in raten zahlen
PARKING: stellplatz mieten | parkplatz frei | garage mieten
WRONG_PARKING: auf meinem stellplatz steht wer | auf meinem parkplatz steht ein auto | jemand parkt auf meinem platz | falschparker auf meinem stellplatz | mein stellplatz ist zugeparkt | fremdes auto auf meinem platz
GARAGE_GATE: garagentor geht nicht auf | tor klemmt | handsender kaputt
CHARGING: e-auto laden | wallbox | ladestation fürs auto
INTERNET_TV: internet geht nicht | fernsehen kein bild | kein empfang | wlan tot | glasfaser
SATELLITE: satellitenschüssel
`;
