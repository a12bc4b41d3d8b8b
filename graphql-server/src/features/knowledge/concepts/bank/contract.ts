/** Moving in, staying, moving out: see `concept-bank.ts` for the form. */
export const CONTRACT = `
TERMINATION = Wohnung kündigen; Mietvertrag kündigen; Kündigung; Kündigungsfrist
ich will kündigen | ich will ausziehen | wir wollen ausziehen | ich möchte aus der wohnung ausziehen | ich ziehe bald aus | wir ziehen im sommer aus | was muss ich tun wenn ich ausziehen will | ich will hier raus | wie kündige ich die wohnung | kündigungsfrist | muss die kündigung schriftlich sein | kündigung per mail | an wen schicke ich die kündigung | wir ziehen weg | habe eine neue wohnung gefunden | drei monate frist | ich ziehe zu meinem freund | beruflich in eine andere stadt | mietvertrag beenden | wir haben ein haus gekauft | will hier raus | kündigungsbestätigung | meine eltern kommen ins pflegeheim und die wohnung muss weg | mindestmietdauer | sonderkündigung | eigenbedarf | kündigung zurückziehen | wann läuft mein vertrag ab | befristeter mietvertrag | wann endet der mietvertrag | vertrag verlängern | laufzeit

NEW_TENANT < TERMINATION = Nachmieter stellen; Nachmieter vorschlagen; früher ausziehen; vorzeitig aus dem Mietvertrag; Ersatzmieter
nachmieter | früher aus dem vertrag | ich habe jemanden der die wohnung nimmt | ersatzmieter stellen | mein kollege würde einziehen | vorzeitig ausziehen | doppelte miete vermeiden | muss der nachmieter akzeptiert werden | brauche ich drei nachmieter | kann ich vor ablauf raus | freund würde meine wohnung sofort übernehmen | aufhebungsvertrag | komme ich schneller raus

HANDOVER = Wohnungsübergabe; Auszug; Übergabeprotokoll; Wohnungsabnahme; Übergabetermin; Auszug und Rückgabe der Wohnung
wohnungsübergabe termin | übergabeprotokoll | abnahme der wohnung | besenrein | schlüssel zurückgeben beim auszug | wann ist die übergabe | muss ich putzen beim auszug | vorabnahme | was muss raus | umzugswagen ist bestellt wann kommt jemand zur abnahme | letzter tag in der wohnung | küche drin lassen | teppich liegen lassen | wohnung leer geräumt | wie muss ich die wohnung hinterlassen | möbel dem nachmieter überlassen | bohrlöcher zuspachteln beim auszug | jemand der sich die leeren zimmer ansieht

PAINTING < HANDOVER = Schönheitsreparaturen; Streichen; Renovieren beim Auszug; Renovierung; Malerarbeiten
muss ich streichen | renovieren beim auszug | schönheitsreparaturen | bunte wände | wände weiß streichen | dübellöcher | tapeten entfernen | welche farbe | habe das zimmer rot gestrichen | darf ich die wände streichen | maler bestellen | türen lackieren | wer streicht die heizkörper | neue tapete | mein wohnzimmer ist knallgrün | pinseln vor der abgabe

MOVE_IN = Einzug; Wohnungsgeberbestätigung; Anmeldung; neu eingezogen; Wohnungsgeberbescheinigung; Ummelden
wohnungsgeberbestätigung | bürgeramt will ein formular | anmelden in der stadt | ummelden | bescheinigung vom vermieter für das einwohnermeldeamt | gerade eingezogen | was muss ich beim einzug beachten | zettel fürs rathaus | neu hier | schlüsselübergabe beim einzug | einzugsprotokoll | umzug anmelden | mängel beim einzug nachmelden | wann bekomme ich die schlüssel | umzugsaufzug | halteverbot für den umzug | strom anmelden | ohne das papier nimmt mich das amt nicht | adresse im ausweis ändern

CERTIFICATES = Mietbescheinigung; Mietschuldenfreiheitsbescheinigung; Bescheinigungen für Behörden; Vermieterbescheinigung; Vorvermieterbescheinigung
mietschuldenfreiheitsbescheinigung | nachweis dass ich immer gezahlt habe | mietbescheinigung | bescheinigung fürs amt | bestätigung für den neuen vermieter | bank will einen nachweis über die miete | der neue vermieter fragt ob ich schulden habe | bescheinigung über kaltmiete und nebenkosten | papier fürs sozialamt | keine mietschulden | nachweis fürs bafög | brauche etwas schriftliches

CONTRACT_COPY < CERTIFICATES = Mietvertrag; Kopie des Mietvertrags; Unterlagen; Dokumente; Formulare
kopie vom mietvertrag | mietvertrag verloren | unterlagen anfordern | wo finde ich formulare | dokumente herunterladen | vertrag nicht mehr da | anlage zum mietvertrag | grundriss | wohnfläche | wie groß ist meine wohnung

SUBLETTING = Untervermietung; Untermieter; Mitbewohner; WG; Wohngemeinschaft; Airbnb
darf ich untervermieten | zimmer untervermieten | untermieter | wg gründen | mitbewohner aufnehmen | ein jahr ins ausland und wohnung vermieten | airbnb | feriengäste | zwischenmiete | auslandssemester | ein zimmer ist frei und ich brauche jemanden | kumpel zieht in das freie zimmer | couchsurfing | wohnung für drei monate weitergeben

PARTNER_MOVES_IN < SUBLETTING CONTRACT_CHANGE = Partner zieht ein; Person in die Wohnung aufnehmen; Lebensgefährte; Familiennachzug; Besuch
meine freundin zieht zu mir | freund soll einziehen | partner aufnehmen | mein vater soll bei uns wohnen | wir bekommen ein kind | baby kommt muss ich das melden | personenzahl ändern | wie lange darf besuch bleiben | cousin schläft seit wochen auf dem sofa | meine eltern aus dem ausland bleiben zwei monate | jetzt sind wir zu dritt | mein bruder wohnt vorübergehend bei mir

CONTRACT_CHANGE = Mietvertrag ändern; Namensänderung; Heirat; Vertrag auf Partner übertragen; Wechsel der Vertragspartner; Haushaltsangehörige
ich habe geheiratet und heiße jetzt anders | partner in den mietvertrag | aus dem mietvertrag entlassen werden | vertrag umschreiben | nachname geändert | betreuer einer mieterin | vollmacht für meine mutter

SEPARATION < CONTRACT_CHANGE TERMINATION = Trennung; Scheidung; Trennung und Wechsel der Vertragspartner
scheidung wer behält die wohnung | mein mann ist ausgezogen | meine frau ist weg | wir haben uns getrennt und nur einer bleibt | wie komme ich nach der trennung aus dem vertrag | mein ex steht noch im mietvertrag | zahle allein weil er ausgezogen ist

DEATH < CONTRACT_CHANGE TERMINATION = Todesfall; Tod eines Mieters; Sterbefall; Todesfall eines Mitglieds; was Angehörige regeln
mieter ist verstorben | vater gestorben was ist mit der wohnung | meine oma ist gestorben und ihre wohnung | erben des mieters | sterbeurkunde einreichen | kann ich nach dem tod meiner mutter in der wohnung bleiben | wer räumt die wohnung nach dem todesfall | muss ich als erbe die miete weiterzahlen

ALTERATIONS = Umbau; Einbauten; bauliche Veränderungen; Umbauten und Einbauten in der Wohnung; Renovierung genehmigen
darf ich umbauen | neue küche einbauen | wand rausreißen | laminat verlegen | neuer boden | fliesen | bad umbauen auf eigene kosten | klimaanlage einbauen | dusche statt wanne | genehmigung für umbau | hochbett anschrauben | fliegengitter | einbauschrank | durchbruch | parkett abschleifen | türen aushängen | teppichboden raus | muss ich das rückgängig machen | dunstabzug nach draußen | in die decke bohren | vormieter hat die küche dagelassen | katzenklappe | innentür versetzen | dübeln in fliesen

ACCESSIBILITY < ALTERATIONS = Barrierefreiheit; barrierefreier Umbau; Rollstuhl; Treppenlift; Haltegriffe; Pflege
meine mutter kommt nicht mehr in die badewanne | treppenlift | rampe für den rollstuhl | haltegriffe im bad | pflegegrad | barrierefrei umbauen | bad altersgerecht | rollator über die stufen | ebenerdige dusche | sitze jetzt im rollstuhl | schwelle am balkon zu hoch | behindertengerecht | nach der hüft op komme ich die stufen nicht mehr hoch | handlauf

FLAT_SEARCH = Wohnungssuche; freie Wohnungen; Wohnungsangebote; Bewerbung; Interessenten; Wohnungstausch
haben sie freie wohnungen | größere wohnung gesucht | wohnung tauschen | für wohnung bewerben | besichtigungstermin | warteliste | meine schwester sucht eine wohnung | wir brauchen ein zimmer mehr | kleinere wohnung im erdgeschoss | was ist gerade frei | wohnungsangebote | selbstauskunft | schufa | innerhalb des hauses umziehen

ABSENCE = Abwesenheit; Urlaub; längere Abwesenheit
ich bin vier wochen im urlaub | lange verreist | was muss ich beachten wenn ich weg bin | wohnung steht leer | wer kümmert sich in meiner abwesenheit | im krankenhaus und niemand in der wohnung | überwintern im süden | schlüssel beim nachbarn hinterlegen | blumen gießen während der reise

MEMBERSHIP = Beitritt und Geschäftsanteile; Mitgliedschaft; Genossenschaftsanteile; Ausscheiden und Auseinandersetzungsguthaben; Dividende
mitglied werden | genossenschaftsanteile zurückbekommen | wie viele anteile muss ich zeichnen | mitgliedschaft kündigen | wann wird das guthaben ausgezahlt | dividende auf dem konto | anteile auf die tochter übertragen | muss ich statt kaution anteile kaufen
`;
