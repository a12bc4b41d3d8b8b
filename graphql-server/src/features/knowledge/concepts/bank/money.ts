/** Rent, service charges, deposit, debts: see `concept-bank.ts` for the form. */
export const MONEY = `
CHARGES_BILL = Nebenkostenabrechnung; Betriebskostenabrechnung; Heizkostenabrechnung; Nachzahlung; Guthaben; Fristen der Abrechnung; wann die Abrechnung kommt
wann kommt die nebenkostenabrechnung | betriebskosten | abrechnung noch nicht da | ich muss nachzahlen | nachzahlung zu hoch | warum so teuer | bekomme ich geld zurück | guthaben aus der abrechnung | heizkosten | bis wann muss die abrechnung da sein | wie wird verteilt | verteilerschlüssel | was sind umlagefähige kosten | brief mit über achthundert euro für letztes jahr | wann wird das guthaben ausgezahlt | kann ich die nachzahlung in raten zahlen | bin ausgezogen bekomme ich noch eine abrechnung | jahresabrechnung der wohnung | vorauszahlung anpassen | abschlag erhöhen | nebenkosten senken | monatliche vorauszahlung

CHARGES_OBJECTION < CHARGES_BILL = Widerspruch gegen die Abrechnung; Belegeinsicht; Einwendungen; Betriebskosten prüfen; Einsicht in Belege
abrechnung ist falsch | ich will die belege sehen | widerspruch einlegen gegen nebenkosten | einspruch | da stimmt was nicht in der abrechnung | rechnungen einsehen | falsche quadratmeter in der abrechnung | zu viele personen berechnet | frist für einwände | posten den ich nicht verstehe | gartenpflege berechnet obwohl kein garten | hausmeisterkosten prüfen | das kann doch nicht stimmen so viel wasser | ich möchte die rechnungen dazu ansehen

RENT_PAYMENT = Miete zahlen; Mietzahlung; Lastschrift; SEPA-Mandat; Bankverbindung; Überweisung; Dauerauftrag
wann muss die miete da sein | auf welches konto | iban | lastschrift einrichten | sepa mandat | bankverbindung geändert | neue bank neues konto | dauerauftrag | miete überweisen | miete wurde doppelt abgebucht | lastschrift ist geplatzt | verwendungszweck | fälligkeit der miete | bis zum wievielten muss ich zahlen | habe die bank gewechselt | abbuchung stimmt nicht | bar zahlen | kontowechsel

RENT_ARREARS = Mietrückstand; Ratenzahlung; Zahlungsschwierigkeiten; Mietschulden; Mahnung; Stundung
ich kann die miete nicht zahlen | miete später zahlen | job verloren | kurzarbeit | bin pleite | raten zahlen | mahnung bekommen | mietrückstand | schulden bei der miete | gehalt kommt später | konto leer | krankengeld | stundung | jobcenter zahlt noch nicht | wohngeld | fristlose kündigung wegen schulden | bin diesen monat knapp bei kasse | mein chef hat nicht überwiesen | das geld reicht nicht | mahngebühr | habe zwei monate nicht bezahlt | amt hat die zahlung eingestellt | werde ich rausgeschmissen | räumungsklage | insolvenz | kann nicht alles auf einmal zahlen

RENT_INCREASE = Mieterhöhung; Erhöhung der Miete; Mietspiegel; Indexmiete; Staffelmiete
miete soll steigen | mieterhöhung bekommen | muss ich zustimmen | warum wird die miete teurer | mietspiegel | indexmiete | wie oft darf die miete erhöht werden | brief dass ich mehr zahlen soll | ab nächstem monat achtzig euro mehr | staffelmiete | kappungsgrenze | mietpreisbremse | frist zur zustimmung | die wollen plötzlich mehr für die wohnung

RENT_REDUCTION < REPAIR_REPORT = Mietminderung; Miete kürzen; Minderung wegen Mangel
darf ich die miete mindern | mietminderung | weniger miete zahlen wegen mangel | miete kürzen | wie viel prozent kann ich abziehen | miete einbehalten | zahle ich trotzdem die volle miete | miete unter vorbehalt | nachlass wegen kaputter heizung

DEPOSIT = Kaution; Mietkaution; Kaution Rückzahlung; Mietsicherheit; Kaution in Raten; Bürgschaft
wann bekomme ich die kaution zurück | kaution | mietsicherheit | kaution in raten | kaution immer noch nicht überwiesen | zinsen auf die kaution | bürgschaft statt kaution | warte auf mein geld seit dem auszug | drei monatsmieten | darf die kaution einbehalten werden | hinterlegtes geld | kautionskonto | kautionssparbuch | geld vom einzug wieder haben | sicherheit zurück | habe ich damals tausend euro hinterlegt

TAX_RECEIPT < CERTIFICATES CHARGES_BILL = Haushaltsnahe Dienstleistungen; Bescheinigung für die Steuer; Steuererklärung; § 35a
bescheinigung fürs finanzamt | steuererklärung | haushaltsnahe dienstleistungen | nebenkosten absetzen | 35a bescheinigung | was kann ich von der steuer absetzen | steuerberater will einen nachweis | handwerkerkosten in der steuer

SUBSIDY < CERTIFICATES RENT_ARREARS = Wohngeld; Jobcenter; Sozialamt; Wohnberechtigungsschein; WBS
wohngeld beantragen | formular vom jobcenter ausfüllen | wohnberechtigungsschein | sozialwohnung | bürgergeld übernimmt die miete | amt braucht mietunterlagen | direktzahlung vom amt | antrag wohngeldstelle vermieter ausfüllen
`;
