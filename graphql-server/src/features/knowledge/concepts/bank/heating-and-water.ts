/** Heating, water, drains, damp: see `concept-bank.ts` for the form. */
export const HEATING_AND_WATER = `
HEATING_COLD = Heizung ausgefallen; Heizkörper bleibt kalt; Heizungsstörung; Heizungsausfall; Störung der Heizung melden; Heizung defekt; Wohnung wird nicht warm
heizung geht nicht | heizung funktioniert nicht | heizung wird nicht warm was soll ich tun | die heizung wird einfach nicht warm | meine heizung wird nicht warm | heizung bleibt kalt | heizung tot | heizung springt nicht an | heizkörper wird nicht warm | alle heizkörper sind kalt | heizkörper lauwarm obwohl voll aufgedreht
mir ist kalt in der wohnung | wir frieren seit gestern | es ist eiskalt bei uns | arschkalt in der bude | saukalt hier | ich sitze mit jacke und decke auf dem sofa
nur noch 15 grad im wohnzimmer | das kinderzimmer wird nicht warm | thermostat steht auf fünf und nichts passiert | das thermostat lässt sich nicht drehen | es wird abends nicht warm
ich kann meinen atem sehen | meine finger sind ganz klamm | das baby friert | wir brauchen heizlüfter | ganzes haus ohne heizung | die therme zeigt einen fehler | fußbodenheizung bleibt kalt
man braucht hier mütze und handschuhe | meine oma zittert vor kälte in ihrer wohnung | wir schlafen in pullovern | radiator kalt | mollig ist anders

HEATING_AIR < HEATING_COLD = Heizkörper entlüften; Heizkörper gluckert; Luft in der Heizung ablassen; Geräusche der Heizung
heizung gluckert | heizkörper blubbert | es rauscht und klopft in der heizung | heizkörper wird nur unten warm | heizkörper oben kalt unten heiß | entlüftungsschlüssel ausleihen | luft ablassen
das ding unter dem fenster macht geräusche | plätschert im heizkörper | heizkörper pfeift | es klackert nachts in den rohren der heizung | wo ist das ventil zum entlüften

HEATING_PERIOD < HEATING_COLD VENTILATION = Heizperiode; Raumtemperatur; Mindesttemperatur; Nachtabsenkung; wann wird geheizt
ab wann wird geheizt | wie warm muss die wohnung sein | wie viel grad müssen es sein | von wann bis wann läuft die heizung | nachts wird die heizung runtergedreht | heizung im sommer an | welche temperatur steht mir zu | wann stellt ihr die heizung an
heizung ist zu heiß | lässt sich nicht abdrehen | in der wohnung ist es viel zu warm

HOT_WATER = Kein warmes Wasser; Warmwasser fehlt; Warmwasser zu kalt; Warmwasserversorgung; Durchlauferhitzer; Boiler
kein warmes wasser | wasser wird nicht warm | dusche bleibt kalt | ich muss kalt duschen | wasser nur lauwarm | dauert ewig bis warmes wasser kommt | boiler kaputt | durchlauferhitzer defekt
beim baden bleibt es eisig | aus dem hahn kommt nur kaltes | haare waschen mit eiswasser | ich kann mein kind nicht baden | unter der dusche wird es plötzlich eiskalt | warmes wasser nur morgens | stehe eingeseift unter kaltem wasser | geschirr spülen nur mit wasserkocher

WATER_LEAK = Wasserschaden; Rohrbruch; Leck; Leitungswasserschaden; Wasser tritt aus; Wasserrohrbruch
wasser läuft aus der decke | es tropft von der decke | wasser kommt durch die wand | rohr ist geplatzt | rohrbruch | bei mir steht alles unter wasser | küche überschwemmt | große pfütze unter der spüle
waschmaschine ist ausgelaufen | schlauch ist abgegangen | spülmaschine läuft aus | nasser fleck an der decke | die tapete ist durchgeweicht | wasserfleck wird größer | von oben kommt wasser | beim nachbarn ist die wanne übergelaufen
hier läuft wasser raus und hört nicht auf | wo ist der haupthahn | wie drehe ich das wasser ab | im keller steht wasser | parkett ist aufgequollen | eimer untergestellt | die wand ist klatschnass | heizkörper leckt | heizkörper tropft | es plätschert hinter der wand | bei meinem untermieter tropft es

ROOF_LEAK < WATER_LEAK = Dach undicht; Sturmschaden; Regen dringt ein; Unwetter
es regnet durchs dach | regen kommt rein | dachfenster undicht | ziegel vom dach gefallen | nach dem sturm fehlt was am dach | regenrinne läuft über | dachrinne verstopft | fallrohr kaputt | hagel hat das fenster zerschlagen

TAP_DRIPS < REPAIR_REPORT = Wasserhahn tropft; Armatur; Dichtung; Spülung läuft; Spülkasten; Toilettenspülung
der hahn tropft | der wasserhahn tropft | wasserhahn in der küche tropft | der hahn im bad tropft den ganzen tag | wasserhahn geht nicht mehr richtig zu | tropfender wasserhahn | wasserhahn undicht | armatur locker | mischbatterie kaputt | duschkopf kaputt | klospülung läuft ständig | spülkasten läuft nach | spülung geht nicht | klo spült nicht richtig | toilettensitz gebrochen | waschbecken hat einen sprung | wc tropft | tropfender hahn macht mich wahnsinnig

DRAIN_BLOCKED = Abfluss verstopft; Toilette verstopft; Verstopfung; Rohrreinigung; Küche Bad WC
abfluss verstopft | klo verstopft | toilette läuft über | wasser läuft nicht ab | wasser läuft nicht mehr ab | in der dusche steht das wasser | waschbecken läuft nicht ab | spüle voll mit brühe | es gluckert im abfluss | abfluss stinkt | braune brühe kommt hoch
stehe beim duschen knöcheltief im wasser | pömpel hilft nicht | rohrreiniger hilft nicht | klo voll bis zum rand | das klo ist dicht | alles kommt wieder hoch | in der badewanne bleibt die suppe stehen | gully im keller läuft über | es riecht nach kanal im bad | wer zahlt die rohrreinigung

WATER_OFF < WATER_LEAK EMERGENCY = Wasser abgestellt; Wasserversorgung; kein Wasser; Wasserdruck; Absperrung
kein wasser | wasser ist weg | aus der leitung kommt nichts | wasser abgestellt | wann kommt das wasser wieder | kaum druck auf der leitung | nur ein rinnsal | wasserdruck zu niedrig | dusche hat keinen druck

WATER_QUALITY = Trinkwasser; Legionellen; Wasserqualität; Trinkwasseruntersuchung
braunes wasser aus der leitung | wasser ist rostig | wasser riecht komisch | wasser schmeckt nach metall | legionellen gefunden | wie hart ist das wasser | kann man das leitungswasser trinken | wasserprobe | kalk im wasser

MOULD = Schimmel; Schimmelbefall; feuchte Wände; Feuchtigkeit; Schimmel in der Wohnung
schimmel im bad | schwarze flecken an der wand | schwarze punkte in der ecke | es riecht modrig | muffiger geruch im schlafzimmer | stockflecken | pelziger belag hinter dem schrank | grünlicher flaum an der tapete
tapete löst sich und dahinter ist es schwarz | wand fühlt sich feucht an | die ecke ist schwarz geworden | alles gammelt | ich huste seit es so feucht ist | silikonfugen schwarz | nasse wände | feuchte kellerwand | was da an der wand wächst sieht eklig aus | sporen

VENTILATION < MOULD = Richtig lüften und heizen; Luftfeuchtigkeit; Stoßlüften; Lüftung; Kondenswasser
wie lüfte ich richtig | wie oft lüften | fenster beschlagen morgens | wasser an der scheibe | luftfeuchtigkeit zu hoch | fenster kippen oder aufreißen | wie lange fenster auf im winter | lüfter im bad läuft nicht | badlüfter laut | abluft | tropfen laufen innen am fenster runter | heizung aus beim lüften | wie vermeide ich schimmel | wäsche in der wohnung trocknen | hygrometer zeigt 70 prozent

PIPES_FROST < ABSENCE HEATING_COLD = Frostschutz; Leitungen einfrieren; Frost
leitung eingefroren | rohre frieren ein | frostschäden vermeiden | im winter wegfahren heizung | was muss ich bei frost beachten | wasserleitung im garten frost

METER_READING < CHARGES_BILL = Zähler ablesen; Ablesung; Zählerstand; Heizkostenverteiler; Wasseruhr; Rauchwarnmelder und Zähler Ablesetermin
wann wird abgelesen | ableser kommt und ich bin nicht da | ablesetermin verpasst | zählerstand mitteilen | wo ist mein stromzähler | wasseruhr dreht sich | röhrchen an der heizung | der mann von der ablesefirma hat mich verpasst | muss ich den ableser reinlassen | zettel an der haustür wegen ablesung | heizkostenverteiler zeigt nichts an | techem | ista | brunata | funkzähler | wo steht der zähler
`;
