/** How people ask in passing: in two words, formally, in dialect, in broken German: see `concept-bank.ts` for the form. */
export const ASKED_IN_PASSING = `
HOT_WATER: warmwasser nur lauwarm | dusche wird nicht heiß | warmwasser braucht ewig | morgens kein warmwasser
WATER_QUALITY: wenig druck auf der leitung | wasserdruck zu schwach | wasser kommt nur tröpfchenweise aus der dusche | wasser milchig
NOISE: kinder trampeln den ganzen tag | kindergeschrei von nebenan | baby schreit nachts nebenan | muss ich kinderlärm hinnehmen | hunde jaulen nebenan
HOUSE_RULES: ab wann samstags bohren | wann darf ich hämmern | trompete üben | mittagsruhe einhalten
CRAFTSMEN_VISIT: warte seit wochen auf den handwerker | handwerker meldet sich nicht | wann kommt endlich der handwerker | monteur hat mich versetzt
CERTIFICATES: papier für das jobcenter | papier für das amt wegen miete | bestätigung über die miete für das amt | nachweis dass ich miete zahle
TERMINATION: kündigung per mail möglich | reicht eine kündigung per email | bis wann muss die kündigung bei euch sein | kündigungsfrist nach vielen jahren
DEPOSIT: kaution noch nicht zurück | kaution in raten | kaution abstottern
SEPARATION: wir trennen uns wer behält die wohnung | ex freundin steht noch im mietvertrag
RENT_INCREASE: muss ich der mieterhöhung zustimmen | darf ich die mieterhöhung ablehnen | nein sagen zur mieterhöhung | schon wieder teurer die miete
RENT_ARREARS: kann diesen monat nur einen teil zahlen | miete diesen monat nicht ganz | geld reicht diesen monat nicht | kann erst nächsten monat zahlen
INSURANCE: fahrrad aus dem keller geklaut versicherung
BULKY_WASTE: wann wird sperrmüll abgeholt | alte matratze wohin | termin für sperrmüll
RUBBISH_SORTING: gelbe tonne wann | wann wird die biotonne geleert
STAIR_LIGHT: bewegungsmelder im flur kaputt | licht im keller flackert | lampe im treppenhaus tot
WINDOW: fenster lässt sich nicht schließen | fenstergriff abgebrochen | fenster undicht es regnet rein | fenster hängt aus der angel
PESTS: silberfische im bad | mäuse in der küche | motten in der speisekammer
SMOKE_DETECTOR: rauchmelder piept jede minute | rauchmelder batterie leer | rauchmelder abgefallen | wer prüft die rauchmelder
ACCESSIBILITY: haltegriff in der dusche | brauche einen griff in der badewanne
CARETAKER: telefonnummer vom hausmeister | wie erreiche ich den hausmeister
`;
