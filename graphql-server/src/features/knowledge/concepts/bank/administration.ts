/** The office, complaints, owners: see `concept-bank.ts` for the form. */
export const ADMINISTRATION = `
CARETAKER = Hausmeister; Hausmeister erreichen; Objektbetreuer; Hauswart; Sprechzeiten des Hausmeisters
wie erreiche ich den hausmeister | hausmeister nummer | wer ist unser hausmeister | wann ist der hausmeister da | hauswart | hausmeister sprechstunde | wann treffe ich den mann der sich ums haus kümmert | wofür ist der hausmeister zuständig | der hausmeister meldet sich nicht | facility | objektbetreuer | jemand vor ort | wo sitzt der hausmeister

OFFICE = Büro; Sprechzeiten; Ansprechpartner; Öffnungszeiten; Kontakt; Erreichbarkeit; Servicezentrum; Geschäftsstelle
wann haben sie geöffnet | telefonnummer der verwaltung | sprechzeiten | wie erreiche ich sie | wer ist mein ansprechpartner | wo ist ihr büro | e-mail adresse | termin vereinbaren | kann ich vorbeikommen | wann ist jemand im büro | bei wem bin ich richtig | mein sachbearbeiter | adresse der hausverwaltung | per whatsapp erreichbar | faxnummer | wo muss ich hin um unterlagen abzugeben | ich bekomme niemanden ans telefon | mittwochs offen | persönlich sprechen

EMERGENCY = Notfallnummern; Notdienst; Notruf; Bereitschaftsdienst; wichtige Rufnummern im Notfall
notdienst nummer | wen rufe ich nachts an | am wochenende erreichbar | notfallnummer | bereitschaftsdienst | notfall was tun | außerhalb der bürozeiten | sonntag und nichts geht mehr | feiertag und keiner da | handwerker notdienst | was gilt als notfall | wer hilft mitten in der nacht | havariedienst | im büro geht abends keiner ran

COMPLAINT < OFFICE = Beschwerde; Lob und Kritik; Beschwerde über die Hausverwaltung; Unzufriedenheit; Rückmeldung
ich möchte mich beschweren | keiner meldet sich | warte seit wochen auf antwort | niemand reagiert auf meine mails | unfreundlicher mitarbeiter | beschwerde über verwaltung | bin unzufrieden | chef sprechen | saftladen | wo kann ich mich beschweren | feedback | lob | drei mails geschrieben und nichts gehört | schlichtungsstelle | ihr ignoriert mich | mieterverein | anwalt | kritik loswerden

PRIVACY = Datenschutz; Auskunft über gespeicherte Daten; Umgang mit persönlichen Daten; DSGVO
welche daten speichern sie | datenschutz | daten löschen | auskunft über meine daten | woher haben sie meine nummer | wer bekommt meine daten | dsgvo | handwerker hat meine handynummer ohne erlaubnis | datenschutzbeauftragter | wurden meine angaben weitergegeben | kopie meiner gespeicherten daten | einwilligung widerrufen

CONTACT_CHANGE < OFFICE = Kontaktdaten ändern; neue Telefonnummer; Adresse ändern; E-Mail-Adresse ändern
neue telefonnummer mitteilen | neue e-mail adresse | meine handynummer hat sich geändert | kontaktdaten aktualisieren | postanschrift geändert | andere mailadresse hinterlegen

ENERGY_CERTIFICATE < CHARGES_BILL = Energieausweis; Energieverbrauch; Energie sparen
energieausweis | wie viel energie verbraucht das haus | energieeffizienzklasse | strom sparen | heizkosten sparen | verbrauch senken | verbrauchsinformation | wie viel habe ich verbraucht diesen monat

OWNERS_MEETING = Eigentümerversammlung; Versammlung der Wohnungseigentümer; WEG; Tagesordnung; Beschlüsse; Vollmacht; Protokoll; Umlaufbeschluss
wann ist die eigentümerversammlung | protokoll der versammlung | beschluss anfechten | vollmacht für die versammlung | tagesordnungspunkt einreichen | online teilnehmen an der versammlung | ich kann nicht kommen wer stimmt für mich ab | stimmrecht | einladung nicht bekommen | antrag stellen | beschlusssammlung | mehrheit | wie wird abgestimmt | meine frau soll für mich die hand heben | treffen der miteigentümer | umlaufbeschluss

OWNERS_MONEY = Hausgeld; Wirtschaftsplan; Jahresabrechnung für Eigentümer; Erhaltungsrücklage; Instandhaltungsrücklage; Sonderumlage
hausgeld | wirtschaftsplan | wann muss ich das hausgeld zahlen | rücklage | sonderumlage | jahresabrechnung für eigentümer | wie hoch ist die rücklage | was zahlt man monatlich als besitzer | hausgeld erhöht | instandhaltungsrücklage | wohngeld der eigentümer | extra zahlung für das dach | abrechnungsspitze | vermögensbericht | einzelabrechnung | umlage für neue heizung | hausgeldrückstand

OWNERS_SALE = Eigentumswohnung verkaufen; Eigentümerwechsel; Verkauf; Verwalterzustimmung; Eigentümerwechsel melden
ich will meine wohnung verkaufen | eigentümerwechsel | zustimmung des verwalters | wohnung geerbt | notar braucht unterlagen | grundbuch | käufer will unterlagen | makler fragt nach protokollen | ab wann zahlt der käufer | überschreibung auf die kinder | meine wohnung wurde verkauft was ändert sich für mich als mieter | neuer vermieter | wohnung loswerden als besitzer | vorkaufsrecht

OWNERS_LETTING < OWNERS_MONEY = Eigentumswohnung vermieten; Sondereigentumsverwaltung; Vermietung durch Eigentümer; Betriebskosten für Vermieter
ich vermiete meine eigentumswohnung | sondereigentumsverwaltung | verwalten sie auch meine vermietete wohnung | abrechnung für meinen mieter | mieterwechsel melden als eigentümer | vermieter einer einzelnen wohnung im haus | umlagefähig für vermieter | mein mieter zahlt nicht

OWNERS_ALTERATION < ALTERATIONS OWNERS_MEETING = Bauliche Veränderung am Gemeinschaftseigentum; Sondereigentum und Gemeinschaftseigentum; Teilungserklärung; Fenster Eigentum
gemeinschaftseigentum oder sondereigentum | teilungserklärung | wem gehören die fenster | wer zahlt die fenster in der eigentumswohnung | darf ich als eigentümer den balkon verglasen | gehört die heizung mir | markise an der fassade genehmigen | wer haftet für leitungen in der wand | beschluss für umbau nötig | kostenverteilung

OWNERS_BOARD < OWNERS_MEETING = Verwaltungsbeirat; Beirat; Verwalterwechsel; Verwalterbestellung
verwaltungsbeirat | wer ist im beirat | beirat werden | verwalter wechseln | verwaltervertrag | wann läuft der verwaltervertrag aus | aufgaben des beirats

PORTAL < OFFICE = Kundenportal; Mieterportal; Online-Portal; App; Zugang und Passwort
kundenportal | login app | online portal passwort vergessen | ich kann mich nicht anmelden | konto gesperrt nach falschem kennwort | wo registriere ich mich | aktivierungscode nicht bekommen

MEMBERS_MEETING < OWNERS_MEETING = Vertreterversammlung; Mitgliederversammlung; Vertreterwahl; Aufsichtsrat
wann ist die vertreterversammlung | darf ich als mitglied teilnehmen | vertreter werden | wen darf ich wählen | antrag an die mitgliederversammlung | wer sitzt im aufsichtsrat

COMMUNITY_LIFE < COMMON_ROOM = Nachbarschaftstreff; Veranstaltungen; Nachbarschaftshilfe; Mieterfest
was ist los im treff | gibt es einen kaffeenachmittag | ich kenne hier niemanden | wann ist das sommerfest | ehrenamtlich helfen | spielenachmittag für senioren

SOCIAL_ADVICE < SUBSIDY = Sozialberatung; Hilfe in schwierigen Lagen; Beratung für Mieter
meine nachbarin ist verwirrt und braucht hilfe | wer hilft mir bei anträgen | schuldnerberatung | ich komme allein nicht mehr zurecht | mache mir sorgen um den alten herrn
`;
