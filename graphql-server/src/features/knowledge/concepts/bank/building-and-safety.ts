/** Power, gas, fire, repairs, windows, lift, pests: see `concept-bank.ts` for the form. */
export const BUILDING_AND_SAFETY = `
POWER_OUT = Stromausfall; Strom weg; kein Strom; Sicherung; Elektrik; Stromausfall in Wohnung oder Haus
strom ist weg | bei mir ist der strom weg | kein strom in der wohnung | alles dunkel | sicherung fliegt raus | sicherung springt immer wieder raus | fi schalter | steckdosen ohne strom | licht flackert | licht geht in der ganzen wohnung nicht
kühlschrank aus und licht aus | plötzlich stockdunkel | halbe wohnung ohne saft | herd und licht tot | es hat geknallt und dann war alles aus | funken aus der steckdose | kurzschluss | steckdose kaputt | steckdose schmort | lichtschalter kaputt | wo ist der sicherungskasten | kein saft auf der dose | strom ausgefallen | wlan und fernseher und lampen gleichzeitig aus

STAIR_LIGHT < POWER_OUT REPAIR_REPORT = Beleuchtung im Treppenhaus; Licht im Hausflur; Lampe defekt; Kellerlicht; Außenbeleuchtung
licht im treppenhaus geht nicht | lampe im flur kaputt | birne im keller durchgebrannt | im hausflur ist es zappenduster | bewegungsmelder reagiert nicht | licht geht zu schnell aus | außenlampe defekt | man sieht auf der treppe nichts | hofbeleuchtung | kellerlicht brennt dauernd

GAS_SMELL = Gasgeruch; es riecht nach Gas; Gas; Gasleck
es riecht nach gas | gasgeruch im treppenhaus | faule eier geruch | gas strömt aus | gasherd undicht | gastherme riecht | ich glaube da tritt gas aus | gasleitung undicht | komischer süßlicher geruch am herd

FIRE < EMERGENCY = Brand; Feuer; Verhalten im Brandfall; Brandschutz; Rettungsweg; Feuerlöscher; Fluchtweg
es brennt | feuer im keller | rauch im treppenhaus | es riecht verbrannt | brandgeruch | flammen aus dem fenster | was tun bei brand | wo ist der feuerlöscher | fluchtweg | brandschutz im haus | sammelplatz | qualm aus der wohnung nebenan

SMOKE_DETECTOR = Rauchmelder piept; Rauchwarnmelder; Rauchmelder defekt; Rauchmelder Wartung; Alarm und Piepsen
rauchmelder piept | es piept an der decke | alle paar sekunden piept es | das runde weiße ding an der decke macht lärm | rauchmelder batterie leer | rauchmelder wartung | fehlalarm beim kochen | darf ich den rauchmelder abnehmen | alarm geht ohne grund los | piepton mitten in der nacht | rauchmelder blinkt rot | wer prüft die rauchmelder | rauchmelder überstreichen | der melder fiept | kleines gerät über dem bett gibt töne von sich

LIFT = Aufzug außer Betrieb; Aufzug steckt fest; Aufzugsstörung; Personen eingeschlossen im Aufzug; Fahrstuhl
aufzug geht nicht | fahrstuhl kaputt | lift steht | aufzug fährt nicht | stecke im aufzug fest | sitze im fahrstuhl fest | die kabine hängt zwischen zwei stockwerken | aufzug hält nicht im dritten stock | aufzugstür geht nicht zu | fahrstuhl ruckelt | muss mit dem kinderwagen in den fünften | meine mutter kommt mit dem rollator nicht mehr runter | seit tagen treppen laufen | knopf im aufzug leuchtet nicht | notruf im aufzug drücken | wann wird der lift repariert | komme mit den einkäufen nicht mehr hoch

WINDOW < REPAIR_REPORT = Fenster undicht; Fenster defekt; Zugluft; Scheibe kaputt; Fensterreparatur; Glasschaden; Fenster und Türen
es zieht durchs fenster | fenster schließt nicht richtig | fenster klemmt | fenster geht nicht mehr zu | fenstergriff abgebrochen | zugluft am fenster | scheibe gesprungen | sprung im glas | fensterdichtung porös | balkontür lässt sich nicht schließen | fenster lässt sich nicht kippen | durch die ritzen pfeift der wind | vorhang bewegt sich obwohl alles zu ist | scheibe zwischen den gläsern blind | ball hat das fenster zerschlagen

SHUTTERS < WINDOW REPAIR_REPORT = Rollladen; Jalousie; Rollladengurt; Markise
rollladen hängt fest | rolladen geht nicht hoch | rollo klemmt | gurt gerissen | jalousie kaputt | rollladenmotor | rollladen ist runtergekracht | markise anbringen

DOOR_REPAIR < REPAIR_REPORT = Tür klemmt; Haustür schließt nicht; Türschloss defekt; Schloss reparieren; Wohnungstür; Türschließer
haustür geht nicht zu | haustür steht immer offen | haustür fällt nicht ins schloss | wohnungstür klemmt | tür schleift | schloss klemmt | schlüssel dreht sich nicht | schlüssel ist abgebrochen im schloss | türklinke abgebrochen | scharnier locker | tür quietscht | schloss austauschen lassen | zylinder defekt | tür knallt immer so

REPAIR_REPORT = Reparatur melden; Schaden melden; Mangel melden; Mängelanzeige; Schäden und Defekte melden; Schadensmeldung; Handwerker
wie melde ich einen schaden | etwas ist kaputt | wo melde ich eine reparatur | in meiner wohnung ist was kaputt | wer repariert das | defekt melden | mangel anzeigen | muss ich fotos schicken | reparaturauftrag | der herd geht nicht | backofen kaputt | einbauküche defekt | kühlschrank der küche kaputt | fliese gesprungen | riss in der wand | putz bröckelt von der decke | boden knarrt | diele locker | parkett beschädigt | ich habe etwas kaputt gemacht | dunstabzug kaputt
wie lange dauert eine reparatur | was passiert nach meiner schadensmeldung | stand meiner schadensmeldung

SMALL_REPAIRS < REPAIR_REPORT = Kleinreparaturen; Kleinreparaturklausel; Kosten für Reparaturen; wer zahlt die Reparatur
muss ich reparaturen selbst zahlen | bis zu welchem betrag zahle ich | kleinreparatur grenze | wer zahlt den handwerker | bagatellschaden | handwerkerrechnung bekommen | rechnung vom klempner | muss ich den neuen duschkopf bezahlen | darf ich selbst einen handwerker beauftragen und die rechnung schicken

CRAFTSMEN_VISIT < REPAIR_REPORT = Handwerkertermin; Termin mit Handwerkern; Zutritt zur Wohnung; Betreten der Wohnung; Wohnungsbesichtigung durch den Vermieter
handwerker ist nicht gekommen | wann kommt der handwerker | termin verschieben | bin bei der arbeit wenn der handwerker kommt | monteur hat mich versetzt | muss ich jemanden reinlassen | darf der vermieter in meine wohnung | wer darf in meine wohnung | den ganzen tag auf den techniker gewartet | termin absagen | besichtigung meiner wohnung während ich noch drin wohne | ankündigung vorher | hat der vermieter einen schlüssel von mir

PESTS = Schädlinge; Ungeziefer; Schädlingsbekämpfung; Ratten Mäuse Kakerlaken Wespen Bettwanzen; Tauben; Kammerjäger
ratte im keller | mäuse in der küche | kakerlaken | silberfische im bad | ameisen in der küche | wespennest am balkon | hornissen | bettwanzen | ich bin voller stiche wenn ich aufwache | es krabbelt | kleine schwarze tierchen | käfer in der wohnung | motten | tauben auf dem balkon nisten | taubendreck | marder auf dem dachboden | es nagt und kratzt in der wand | etwas huscht nachts durch die küche | köttel im schrank | viecher | kammerjäger rufen | ungeziefer | flöhe | summen unter dem dach und viele insekten | waschbär an der mülltonne | eklige tiere kommen aus dem abfluss

BUILDING_WORK = Modernisierung; Bauarbeiten; Sanierung; Baustelle; Gerüst; Ankündigung von Bauarbeiten; Fassade; Dämmung
wie lange dauert die baustelle | baulärm seit sieben uhr | das haus ist eingerüstet | gerüst vor meinem fenster | presslufthammer den ganzen tag | strangsanierung | neue fenster werden eingebaut | bekomme ich weniger miete wegen bauarbeiten | wann sind die arbeiten fertig | ich arbeite zuhause und es wird gebohrt | staub überall wegen der bauarbeiten | fassade wird gemacht | wärmedämmung | steigt die miete nach der sanierung | bauarbeiter stehen auf meinem balkon

BREAK_IN < INSURANCE = Einbruch; Diebstahl; Vandalismus; Polizei; Einbruchschutz; Schmierereien
bei mir wurde eingebrochen | keller aufgebrochen | fahrrad gestohlen | paket geklaut | tür aufgehebelt | autoscheibe eingeschlagen in der garage | graffiti an der wand | schmiererei | jemand hat den briefkasten aufgebrochen | sachen aus dem keller verschwunden | sicherheitsschloss einbauen | türspion | fremde leute schlafen im keller | unbekannte im haus

CAMERAS < PRIVACY = Videoüberwachung; Kamera; Überwachungskamera; Türspion
darf ich eine kamera anbringen | wird der eingang gefilmt | nachbar hat kamera an der tür | überwachung im hausflur | ring türklingel mit kamera

ASBESTOS < REPAIR_REPORT = Schadstoffe; Asbest; Bleirohre
gibt es asbest im haus | alte bodenplatten asbest | bleileitungen | schadstoffe in der wohnung

INSURANCE = Versicherungen; welche Versicherung zahlt; Gebäudeversicherung; Hausratversicherung; Haftpflicht; was ist abgesichert
wer zahlt meine kaputten möbel nach dem wasserschaden | bin ich über das haus versichert | brauche ich eine hausratversicherung | meine haftpflicht | versicherung will einen nachweis | mein teppich ist ruiniert wer ersetzt ihn | ersetzt ihr mir den schaden | gebäudeversicherung nummer | wer kommt für den schaden auf | elementarschaden | fahrrad aus dem keller weg wer zahlt | schaden an meinem auto durch herabfallenden ast | glasbruchversicherung
`;
