/**
 * What people ask property managers and their files seldom say. Where a file has nothing on it, a question about it is
 * answered by what is nearest in words, unless it is known for what it is. See `concept-bank.ts` for the form.
 */
export const SELDOM_SAID = `
BUILDING_FACTS = Baujahr und Geschichte des Hauses; Angaben zum Gebäude; Denkmalschutz; Anzahl der Wohnungen
wann wurde das haus gebaut | wann ist das gebäude gebaut worden | wie alt ist das haus | aus welchem jahr ist das gebäude | baujahr des hauses | baujahr vom haus | baujahr
wie viele wohnungen hat das haus | wie viele parteien wohnen hier | wie viele stockwerke hat das haus | steht das haus unter denkmalschutz
wem gehört das haus | wer ist der eigentümer vom haus | wer war der architekt | ist das ein altbau | ist das haus aus der vorkriegszeit

FLAT_PLAN = Grundriss der Wohnung; Wohnungsplan; Wohnfläche nachmessen
grundriss von meiner wohnung | habt ihr einen grundriss | plan der wohnung | bauplan | grundriss zuschicken | skizze der räume
wie hoch sind die decken | deckenhöhe

BUY_FLAT = Mietwohnung kaufen; Wohnung vom Vermieter erwerben; Vorkaufsrecht des Mieters
wohnung kaufen in der ich wohne | kann ich meine mietwohnung kaufen | wie kann ich die wohnung von euch kaufen
verkauft ihr wohnungen | steht das haus zum verkauf | wird meine wohnung verkauft | habe ich ein vorkaufsrecht | was kostet die wohnung zum kauf

MOVING_HELP = Umzugskosten; Umzugshilfe; Umzugsfirma; Umzugskartons
übernehmt ihr die kosten für meinen umzug | zahlt ihr den umzug | umzugskosten | umzugshilfe | wer hilft beim umzug
könnt ihr eine umzugsfirma empfehlen | habt ihr umzugskartons | verleiht ihr einen transporter | umzugswagen leihen | sackkarre ausleihen

GUEST_ROOM < COMMON_ROOM = Gästezimmer; Gästewohnung; Übernachtung für Besuch
gästezimmer für meine eltern mieten | gibt es eine gästewohnung | wo kann mein besuch übernachten | zimmer für besucher mieten | übernachtungsmöglichkeit für verwandte

RENT_INDEX = Mietspiegel einsehen; Mietpreise in der Gegend; Quadratmeterpreis
wie hoch ist der mietspiegel in meiner straße | was kostet der quadratmeter hier | mietspiegel wo | durchschnittsmiete im viertel | was zahlen andere an miete

FACADE = Fassade; Fassadenanstrich; Außenwand
wann wird die fassade gestrichen | fassade ist dreckig | wird das haus außen neu gestrichen | fassade begrünen

JOBS = Stellenangebote; Arbeiten bei der Hausverwaltung; Ausbildung; Praktikum
sucht ihr noch leute | kann ich bei euch arbeiten | stellenangebote | ausbildung bei euch | praktikum | minijob hausmeister | sucht ihr einen hausmeister

LEISURE = Sauna; Fitnessraum; Schwimmbad
gibt es eine sauna im haus | habt ihr einen fitnessraum | schwimmbad | bibliothek im haus

NEIGHBOURHOOD = Schulen, Kitas, Ärzte und Einkaufen in der Nähe
gibt es eine kita in der nähe | welche schule ist zuständig | wo ist der nächste arzt | wo ist der nächste supermarkt | welcher bus fährt hier | wo ist die nächste apotheke | kindergarten im viertel

BOARD = Schwarzes Brett; Mieterzeitung; Newsletter
gibt es ein schwarzes brett | schwarzes brett online | aushang machen | mieterzeitung | newsletter | whatsapp gruppe für das haus

REFERRAL = Prämie für Mieterwerbung; Rabatt; Gutschein; Treuebonus
gibt es eine prämie wenn ich einen mieter empfehle | bonus für lange mieter | rabatt auf die miete | treuebonus | gutschein

ENERGY_SUPPLIER = Stromanbieter; Ökostrom; Mieterstrom; Gasanbieter
welchen stromanbieter habt ihr | mieterstrom | ökostrom vom dach | woher kommt der strom im haus | welcher gasanbieter beliefert das haus

BUSINESS_AT_HOME = Gewerbe in der Wohnung; Firmensitz; Homeoffice; Kleingewerbe
nagelstudio in der wohnung | gewerbe anmelden an meiner adresse | darf ich von zu hause aus arbeiten | firma in der wohnung gründen | kundenverkehr in der wohnung
als tagesmutter arbeiten | klavierunterricht geben zu hause | friseurin in der wohnung | selbstständig machen in der wohnung | arztpraxis eröffnen | onlinehandel von zuhause

AUTHORITIES = Angelegenheiten der Behörden; Ausweise; Steuern; Kraftfahrzeuge
anwohnerparkausweis beantragen | bewohnerparkausweis | hundesteuer wie hoch | hund beim amt anmelden | auto ummelden | personalausweis ändern | grundsteuer erklärung
grunderwerbsteuer | führungszeugnis | kindergeld beantragen | elterngeld | rundfunkbeitrag | gez abmelden | reisepass verlängern | hundemarke

COMPANY_FACTS = Über unser Unternehmen; Geschäftsführung; Geschichte der Firma; Faxnummer
wer ist der geschäftsführer | wie heißt der chef | seit wann gibt es die firma | wie viele mitarbeiter habt ihr | wie viele wohnungen verwaltet ihr | verwaltet ihr auch häuser woanders
habt ihr eine faxnummer | habt ihr noch andere büros | wem gehört die hausverwaltung | könnt ihr mein haus verwalten | was kostet eure hausverwaltung | seid ihr auf instagram

BROKERAGE = Immobilienwert; Makler; Finanzierung; Kredit
was ist meine wohnung wert | wohnung schätzen lassen | wertgutachten | vermittelt ihr makler | baufinanzierung | kredit für den kauf | zinsen für einen kredit | grundstück kaufen
ist jetzt ein guter zeitpunkt zu kaufen | haus bauen | immobilienmakler werden | geld für immobilien anlegen

OWN_NEED = Eigenbedarf; Räumungsklage; Kündigung durch den Vermieter
kündigung wegen eigenbedarf | vermieter will selbst einziehen | darf mich der eigentümer rauswerfen | räumungsklage bekommen | wann muss ich raus bei eigenbedarf | räumung durch den gerichtsvollzieher

HOUSEHOLD_TIPS = Tipps für den Haushalt; Flecken; Einrichtung; Zimmerpflanzen
rotweinfleck im teppich | welche wandfarbe passt | wie pflege ich parkett | welcher staubsauger ist gut | welche pflanzen für dunkle räume
wie richte ich ein kleines zimmer ein

CARSHARING = Carsharing; Mietwagen
gibt es carsharing am haus | leihauto | mietroller | stadtrad station

OWN_CAMERA = Eigene Kamera; Türkamera; Videoklingel; Drohne
kamera an meiner wohnungstür anbringen | türspion mit kamera | videoklingel | ring doorbell | darf ich den flur filmen | drohne vom balkon
`;
