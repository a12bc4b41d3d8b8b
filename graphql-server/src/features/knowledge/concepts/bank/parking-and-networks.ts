/** Cars, charging, television, internet: see `concept-bank.ts` for the form. */
export const PARKING_AND_NETWORKS = `
PARKING = Stellplatz; Parkplatz; Tiefgarage; Stellplatz mieten; Garage mieten; Parken
stellplatz mieten | gibt es einen parkplatz | garage frei | was kostet ein tiefgaragenplatz | warteliste für stellplatz | wo kann ich parken | besucherparkplatz | wo darf mein besuch parken | parkplatz kündigen | motorrad abstellen | anhänger abstellen | wohnmobil | autowaschen im hof | reifenwechsel in der tiefgarage | ich suche etwas für mein auto | stellplatz untervermieten | duplexparker | einfahrtshöhe

WRONG_PARKING < PARKING = Falschparker; Parkplatz belegt; Einfahrt blockiert; Abschleppen; fremdes Auto
fremdes auto auf meinem platz | jemand steht auf meinem stellplatz | zugeparkt | komme nicht raus | einfahrt blockiert | abschleppen lassen | da steht schon wieder einer auf meinem parkplatz | falschparker melden | auto ohne kennzeichen im hof | feuerwehrzufahrt zugeparkt | lieferwagen blockiert die ausfahrt

GARAGE_GATE < PARKING = Garagentor; Tiefgaragentor; Handsender; Rolltor; Schranke
garagentor geht nicht auf | tor klemmt | handsender kaputt | batterie vom handsender | tiefgaragentor defekt | schranke öffnet nicht | komme nicht aus der tiefgarage | tor steht dauernd offen | rolltor macht höllisch lärm | neuer handsender | fernbedienung fürs tor

CHARGING < PARKING = Wallbox; Elektroauto laden; Ladestation; E-Auto; Wallbox beantragen; Laden von Elektroautos
wallbox einbauen | wo kann ich mein elektroauto laden | ladestation in der tiefgarage | e-auto an der steckdose laden | genehmigung für wallbox | hybrid aufladen | ladesäule | steckdose am stellplatz | wer zahlt die wallbox | ich bekomme einen stromer als dienstwagen | tesla | ladekabel aus dem fenster

INTERNET_TV = Internet; Kabelfernsehen; Fernsehen; Glasfaser; Antennen; Kabelanschluss; Telefonanschluss
internet geht nicht | wlan | welcher anbieter | kabelfernsehen abgeschaltet | kein fernsehbild | kein empfang | glasfaser im haus | telefonanschluss | router | telekom techniker braucht zugang | nebenkostenprivileg kabel | dsl buchse | fernseher zeigt kein signal | netz in der wohnung | umstellung kabel | vodafone | zugang zum verteilerkasten im keller | antennendose | rundfunkbeitrag | anschlussdose | sender weg | streaming ruckelt

SATELLITE < INTERNET_TV = Satellitenschüssel; Parabolantenne; Antenne
satellitenschüssel anbringen | parabolantenne | sat schüssel am balkon | türkisches fernsehen empfangen | schüssel aufs dach | sender aus der heimat | darf ich eine schüssel montieren
`;
