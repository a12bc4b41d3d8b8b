/** More of what people type into a chat in a few words, with what is said around the matter: see `concept-bank.ts` for the form. */
export const TYPED_ON_THE_PHONE = `
GARDEN: wer schneidet die hecke | rasen mähen | laub liegt überall | baum vor dem fenster zu groß | darf ich im garten etwas pflanzen
HOUSE_RULES: bis wann darf man laut sein | darf ich abends staubsaugen | darf ich sonntags wäsche waschen | bis wann darf man musik hören | wann ist nachtruhe | darf ich klavier spielen | ruhezeiten im haus | bohren am samstag erlaubt | darf mein kind im hof fußball spielen
SMELL: im flur stinkt es nach müll | es riecht nach abwasser im keller | gestank aus der nachbarwohnung | es müffelt im haus
BBQ: gasgrill auf dem balkon | elektrogrill erlaubt | im hof grillen | nachbar grillt jeden tag
BALCONY: wäsche auf dem balkon | blumenkästen außen anbringen | sichtschutz am balkon | balkonboden kaputt
SOLAR_BALCONY: solaranlage am geländer | stecker solar erlaubt | balkonkraftwerk anmelden
CELLAR: keller feucht | kellertür klemmt | brauche einen größeren keller | mein keller ist belegt | licht im keller | fremde sachen in meinem keller
LAUNDRY: waschmaschine im keller kaputt | waschkeller schlüssel | waschmarken kaufen | darf ich meine eigene waschmaschine aufstellen | wie lange darf ich waschen | trockenraum voll
SMOKE_DETECTOR: rauchmelder piepst | rauchmelder fiept die ganze nacht | batterie vom rauchmelder leer | rauchmelder von der decke gefallen | fehlalarm rauchmelder | wartung rauchmelder termin verpasst
LIFT: aufzug fährt nicht | aufzug schon wieder kaputt | aufzug steht | fahrstuhl außer betrieb | lift funktioniert nicht | wann geht der aufzug wieder
WINDOW: fenster schließt nicht | fenster undicht | fenstergriff abgebrochen | scheibe gesprungen | balkontür klemmt | es zieht durch das fenster | fenster beschlägt innen
SHUTTERS: rolladen geht nicht runter | rolladen hängt | rollo gurt gerissen | jalousie kaputt
DOOR_REPAIR: haustür fällt nicht ins schloss | haustür geht nicht zu | wohnungstür klemmt | türgriff abgebrochen | schloss hakt
REPAIR_REPORT: herd kaputt | backofen geht nicht | kühlschrank kaputt | fliese gesprungen | steckdose locker | badewanne zerkratzt | boden hebt sich | tapete löst sich | wem sage ich dass etwas kaputt ist | schaden in der wohnung | seit wochen nicht repariert
SMALL_REPAIRS: muss ich das selber bezahlen wenn was kaputt geht | reparatur selbst bezahlen | wer bezahlt den neuen wasserhahn | kleinreparatur rechnung bekommen
CRAFTSMEN_VISIT: handwerker ist nicht gekommen | den ganzen tag gewartet keiner kam | termin absagen | kann am termin nicht da sein | darf der vermieter in meine wohnung | muss ich die leute reinlassen | handwerker kam zu spät
PESTS: ratten im müllraum | ratten bei den mülltonnen | ratten laufen im hof herum | mäuse im keller | mäuse im müllraum | kakerlaken in der küche | ameisen in der wohnung | wespen unter dem dach | silberfischchen im bad | motten in der küche | tauben auf dem balkon | taubendreck | marder auf dem dachboden | flöhe in der wohnung | viecher in der wohnung | kammerjäger
BUILDING_WORK: wann ist die baustelle fertig | baulärm ab sieben uhr | gerüst steht seit monaten | bauarbeiter vor dem fenster | wann kommt das gerüst weg | staub von der baustelle
BREAK_IN: keller wurde aufgebrochen | autoscheibe eingeschlagen | haustür beschmiert | bei den nachbarn wurde eingebrochen
INSURANCE: möbel nass geworden wer zahlt | zahlt ihr meine kaputten möbel | teppich kaputt durch wasser wer zahlt | hausrat oder gebäudeversicherung
TERMINATION: wie lange kündigungsfrist | wann muss ich kündigen | wie viel vorher muss ich sagen dass ich ausziehe | bis wann muss ich gekündigt haben | neue wohnung gefunden wie kündige ich | muss die kündigung per post sein | wie komme ich aus dem vertrag raus | wie lange vorher muss ich bescheid sagen | mietvertrag auflösen | kündigung an wen schicken | zum monatsende kündigen | kündigung bestätigen
NEW_TENANT: nachmieter gefunden | muss ich einen nachmieter suchen | will vor ablauf der frist raus | jemand will meine wohnung übernehmen
HANDOVER: wann geben wir die wohnung zurück | übergabetermin ausmachen | schlüssel zurückgeben | muss die küche raus beim auszug | was muss ich beim auszug beachten | dübellöcher zumachen beim auszug | wohnung besenrein
PAINTING: muss ich beim auszug streichen | muss ich die wände streichen bevor ich ausziehe | wände weiß machen beim auszug | wände weißeln | muss ich renovieren wenn ich ausziehe | wohnung streichen auszug | bunte wände beim auszug | tapeten entfernen beim auszug | muss alles weiß sein
MOVE_IN: wohnungsgeberbestätigung fehlt | schreiben vom vermieter für die anmeldung | brauche was fürs bürgeramt | ummelden bescheinigung
CERTIFICATES: brauche eine bescheinigung vom vermieter | bescheinigung über die miethöhe | mietbescheinigung wohngeld | mietschuldenfreiheit neue wohnung | bestätigung dass ich keine schulden habe
SUBLETTING: zimmer vermieten | wohnung für drei monate untervermieten | darf ich airbnb machen | untermieter anmelden | ein freund will ein paar monate bei mir wohnen
PARTNER_MOVES_IN: freund soll mit einziehen | freundin zieht mit ein | mein bruder zieht zu mir | verlobte zieht ein | besuch bleibt länger
DEATH: mieter gestorben was tun | mein mann ist gestorben wohnung | wohnung von der oma auflösen nach tod
ALTERATIONS: laminat verlegen | wände bohren erlaubt | dusche statt wanne | klimaanlage einbauen | wand durchbrechen | eigene küche einbauen | andere türen einbauen
ACCESSIBILITY: komme die treppe nicht mehr hoch | wanne zu hoch oma | rampe für den rollstuhl | treppenlift einbauen
FLAT_SEARCH: größere wohnung frei | habt ihr wohnungen frei | suche eine kleinere wohnung | freund sucht wohnung | wohnung für meine tochter | wann wird eine wohnung frei | barrierefreie wohnung gesucht | kann man die wohnung kaufen
HEATING_COLD: nur die heizung im bad wird warm | eine heizung bleibt kalt | im kinderzimmer kein heizkörper warm | rest heizt normal | heizung im wohnzimmer kalt | heizung lauwarm | wohnung wird nicht warm | heizung tot | wir frieren | nur 16 grad in der wohnung | thermostat kaputt | heizung im ganzen haus aus
HEATING_AIR: heizung gluckert nachts | heizung macht geräusche | entlüftungsschlüssel | heizkörper oben warm unten kalt
HEATING_PERIOD: wann wird die heizung angestellt | heizung noch nicht an | wie viel grad muss die wohnung haben | heizung wird nachts abgestellt
HOT_WATER: wasser nur lauwarm | dusche wird nicht warm | warmwasser weg | boiler kaputt | durchlauferhitzer geht nicht | muss lange laufen lassen bis es warm wird
TAP_DRIPS: wasserhahn tropft | hahn in der küche tropft | toilettenspülung läuft die ganze zeit | klospülung hört nicht auf | spülung läuft nach | duschkopf undicht | wasserhahn geht nicht zu
DRAIN_BLOCKED: abfluss dusche läuft nicht ab | spüle verstopft | klo läuft über | pömpel hilft nicht | waschbecken läuft nicht ab | toilette verstopft | es gluckert im abfluss | wasser steht in der dusche
WATER_OFF: kein wasser in der ganzen wohnung | wasser weg | wann geht das wasser wieder | wasserdruck zu niedrig
WATER_QUALITY: braunes wasser aus dem hahn | wasser schmeckt komisch | trübes wasser
MOULD: schimmel im schlafzimmer | schimmel am fenster | schwarze ecken im bad | feuchte wand | pilz an der decke | es riecht modrig in der wohnung
METER_READING: zählerstand durchgeben | zählerstand melden | ableser kam nicht | wo ist mein zähler | stromzähler ablesen
CHARGES_BILL: nachzahlung in raten | nachzahlung in raten abstottern | nebenkosten nachzahlung kann ich nicht zahlen | nachzahlung auf einmal zu viel | wann kommt die nebenkostenabrechnung | abrechnung vom letzten jahr fehlt | guthaben nebenkosten wann | vorauszahlung senken | abschlag erhöht
CHARGES_OBJECTION: nebenkosten viel zu hoch das kann nicht stimmen | nebenkosten können nicht stimmen | abrechnung kann nicht stimmen | fehler in der abrechnung | einspruch gegen die nebenkosten | heizkosten falsch abgerechnet | belege einsehen
RENT_PAYMENT: wohin mit der miete | miete überweisen | kontonummer für die miete | dauerauftrag miete | miete doppelt gezahlt | miete zu viel abgebucht | wann wird die miete eingezogen | miete bar zahlen
RENT_ARREARS: miete nicht auf einmal zahlen | miete später zahlen | lohn kommt später miete | chef hat nicht gezahlt | kein geld diesen monat | miete stunden | mietschulden abzahlen | konnte die miete nicht überweisen | arbeitslos miete
RENT_INCREASE: miete gestiegen | warum ist die miete gestiegen | wieso ist die miete höher | miete wird teurer | mehr miete zahlen | mieterhöhung zu hoch | muss ich die mieterhöhung zahlen | muss ich zustimmen mieterhöhung | wie oft darf die miete steigen
RENT_REDUCTION: miete kürzen | weniger miete wegen schimmel | heizung kaputt weniger miete | darf ich die miete mindern
DEPOSIT: kaution wann zurück | kaution noch nicht zurück | warum wurde von der kaution abgezogen | wie lange dauert die kaution | kaution verrechnen mit letzter miete
PARKING: freier stellplatz | noch einen stellplatz frei | garage frei | parkplatz mieten | stellplatz kündigen | was kostet ein stellplatz | tiefgaragenplatz
WRONG_PARKING: jemand parkt auf meinem stellplatz | fremdes auto auf meinem parkplatz | einfahrt zugeparkt | besucher parken auf meinem platz
GARAGE_GATE: garagentor geht nicht | tor der tiefgarage geht nicht auf | tiefgarage tor kaputt | garagentor klemmt | komme nicht aus der tiefgarage raus | rolltor hängt | fernbedienung garage kaputt | schranke kaputt
CHARGING: elektroauto laden | wallbox einbauen | wo kann ich mein auto laden | ladesäule im haus
INTERNET_TV: internet funktioniert nicht | kein internet | fernseher kein signal | kabelfernsehen weg | bild weg | glasfaser im haus | welcher anbieter internet
`;
