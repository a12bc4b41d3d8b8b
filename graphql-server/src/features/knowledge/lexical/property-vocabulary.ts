/**
 * How tenants and owners speak, and how property managers write about the same thing.
 *
 * One rule a line: `what people say > what use cases call it`. Left of the arrow, commas separate
 * alternatives; an alternative of several words needs all of them in the question. `*` at a word's
 * end stands for any ending, at its beginning for any beginning (compounds). A line without an arrow
 * is a set of synonyms that all lead to each other. Words are compared by their stems.
 *
 * The words right of the arrow join the question at a low weight: they decide only where the
 * question's own words do not.
 */
const RULES = `
# Heizung und Warmwasser
frier*, gefroren, winterjacke*, wintermantel, mütze, wärmflasche*, wolldecke*, decken eingewickelt, dicke socken, atem sehen, heizlüfter, fröstel*, bibber*, arschkalt, saukalt, eiskalt, eisig, schweinekalt, lausig kalt, zittere, frostig, ausgekühlt, klamm > heizung heizkörper heizungsausfall kalt raumtemperatur
bude kalt, kühl, kalt, wohnung kalt, zimmer kalt, wohnzimmer kalt, schlafzimmer kalt, kinderzimmer kalt, nicht warm, kaum warm, lauwarm wohnung, wird warm > heizung heizkörper heizungsausfall raumtemperatur
heizung, heizkörper, radiator*, heizkoerper, thermostat*, heizungsanlage, fußbodenheizung
heizung gluckert, gluckert, gluckern, blubber*, rauscht heizkörper, klopft heizung > heizung entlüften heizkörper luft
winter grad, wieviel grad, heizperiode, wie warm, wird geheizt, wann heizt, heizt ihr, ab wann heizen, geheizt > heizung raumtemperatur heizperiode grad
kaltes wasser, wasser kalt, dusche kalt, duschen kalt, kalt duschen, kein warmes wasser, eiskalt duschen, baden kühl, baden kalt, baby baden, haare waschen, dusche eiskalt, dusche lauwarm, wasser nicht warm, wasser lauwarm, wasser eiskalt, boiler*, durchlauferhitzer, lauwarm dusche, lauwarmes wasser > warmwasser warmwasserversorgung ausfall
legionell*, wasserprobe, braunes wasser, rostiges wasser, trübes wasser > trinkwasser wasserqualität legionellen untersuchung

# Wasser und Sanitär
tropft, tropfen, leck*, undicht, läuft raus, läuft aus, rausläuft, ausläuft, sifft, pfütze*, überschwemm*, unter wasser, wasser decke, nasse decke, decke nass, wand nass, nasser fleck, feuchter fleck, wasserfleck*, durchgeweicht, durchnässt, regnet rein, regnet durch, dach undicht, waschmaschine ausgelaufen, ausgelaufen, schlauch, plätschert, eimer, handtücher boden, keller wasser, rinnt, spritzt, platzt rohr, rohr geplatzt, geplatzt > wasserschaden rohrbruch leck wasser absperren
wasserrohrbruch, rohrbruch, wasserschaden, leitungswasserschaden
hahn tropft, wasserhahn*, armatur*, mischbatterie > wasserhahn armatur tropft dichtung kleinreparatur
klo*, toilette*, wc, lokus, spülung, spülkasten
verstopf*, abfluss*, wasser läuft ab, wasser ablaufen, waschbecken läuft, dusche läuft, steht wasser, staut, gurgelt, gluckst, stinkt abfluss, riecht abfluss, ausguss, brühe, knöcheltief, wasser steht, wasser fließt, pömpel, saugglocke, spirale, siphon > abfluss verstopfung rohrreinigung verstopft
klo voll, klo verstopft, toilette übergelaufen, klo übergelaufen > toilette verstopft abfluss verstopfung
wasser weg, kein wasser, wasser abgestellt, wasserdruck, wasser kommt nicht > wasserversorgung wasserabstellung absperrung wasser
spüle, waschbecken, badewanne, duschkopf, duschwanne, dusche > sanitär bad armatur
silikon*, fugen*, fuge > silikonfuge bad wartungsfuge

brause, brausen > dusche

# Feuchtigkeit und Schimmel
schimmel*, stockfleck*, schwarze flecken, schwarze punkte, schwarzer belag, modrig*, muffig*, pilz wand, pelzig*, grüne flecken, gammel*, vergammelt, dunkle flecken, dunkle stellen, schwarze stellen, schwarz ecke, flecken wand, flecken decke, tapete löst, sporen, keller muffig > schimmel feuchtigkeit lüften
feucht*, nass, beschlag*, kondenswasser, klamm wand, scheiben nass, fenster nass > feuchtigkeit lüften schimmel
stoßlüften, lüften, luftfeuchtigkeit
kippen fenster, gekippt, fenster auf, fenster offen, durchlüften, lüftet, lüfte > lüften fenster heizen

# Strom, Licht, Geräte
strom weg, kein strom, flacker*, geklackt, geknallt, alles aus, licht aus, herd tot, kühlschrank tot, steckdosen tot, geräte aus, stockdunkel, kein saft, saft weg, stromausfall*, dunkel wohnung, sicherung*, fliegt raus, toaster, fi-schalter, fi schalter, rausgeflogen, alles dunkel, kurzschluss, steckdose*, funken > strom stromausfall sicherung elektriker elektro
licht, lampe*, birne, glühbirne, leuchte*, beleuchtung, dunkel treppenhaus, treppenhaus dunkel, flurlicht, zappenduster > beleuchtung licht treppenhaus leuchtmittel defekt
gasgeruch, gastherme, gasherd, riecht komisch, riecht merkwürdig, riecht gas, gas riecht, faule eier, riecht faul > gasgeruch gas notfall
brennt, feuer, rauch, qualm*, brand* > brand feuer notfall feuerwehr rauchmelder
rauchmelder*, rauchwarnmelder, feuermelder, brandmelder
piep, piept, piepst, piepen, piepton, fiept, pieps*, meldet alarm > rauchmelder rauchwarnmelder batterie alarm
zähler*, ablesen, ablesung, zählerstand, abgelesen, ableser, verdunster, wärmemengenzähler, techem, ista, brunata > zähler ablesung zählerstand termin
herd, backofen, einbauküche, kühlschrank kaputt, küche gerät > einbauküche gerät küche reparatur
rollladen*, rolladen*, jalousie*, rollo*, gurt > rollladen jalousie fenster reparatur
fenster*, scheibe*, glasbruch, zieht, zugluft, fensterdichtung
tür klemmt, tür quietscht, tür schließt, haustür zu, haustür fällt > tür haustür türschließer schloss reparatur
kaputt, defekt, im eimer, hinüber, funktioniert nicht, streikt, spinnt, geht nicht, tut nicht > defekt reparatur schaden mangel melden störung
mann kümmert, herr kümmert, jemand kümmert haus, hausmeist*, hausmeister*, hauswart*, facility, objektbetreuer
handwerker*, monteur*, techniker*, installateur*, klempner*, elektriker*, mechaniker > handwerker firma termin reparatur
klinke, türklinke, scharnier, abgebrochen, heile, heil, mangel, mängel, schaden melden, reparatur, reparieren, beschädigt, macke, riss, risse, bröckel*, abgeplatzt > schadensmeldung mangel reparatur melden
kleinreparatur*, wer bezahlt reparatur, selbst zahlen reparatur, reparatur bezahlen > kleinreparaturen kosten reparatur mietvertrag

# Schlüssel, Türen, Zugang
ausgesperrt, aussperren, zugeschlagen, zugezogen, zugeknallt, handy drinnen, schlafanzug, bademantel, pantoffel*, hausschuhe*, schloss gefallen, rein komm, tür gefallen, verschlossener tür, draußen schlüssel drinnen, schlüssel vergessen, komme nicht rein, nicht mehr rein, zugefallen, tür zu, schlüssel drin, reingekommen > schlüsseldienst ausgesperrt schlüssel wohnungstür notdienst
schlüssel verloren, schlüssel weg, schlüssel verlegt, schlüssel geklaut, schlüssel gestohlen, verbummelt, verbaselt, verschusselt, schlüssel abhanden, schlüsselbund > schlüsselverlust schlüssel ersatz schließanlage
nachmachen, schlüssel kopie, zweitschlüssel, ersatzschlüssel, nachschlüssel, schlüssel nachbestellen, zusätzlicher schlüssel, schlüssel bestellen, schlüssel mehr, weiterer schlüssel, noch schlüssel, putzhilfe, putzfrau rein, pflegedienst, selbst aufschließen, allein hereinkommen, hereinkommen, aufsperren > schlüssel nachbestellung ersatzschlüssel schließanlage
schlüssel abgebrochen, schlüssel steckt, schloss klemmt, schloss kaputt, schloss ausgetauscht, zylinder > schloss schließzylinder schlüssel reparatur
klingel*, gegensprechanlage, sprechanlage, türöffner, summer > klingel sprechanlage türöffner defekt
namensschild*, klingelschild*, name briefkasten, name klingel, türschild, alte name, alter name, name dran, name steht, anderer name, schild, mädchenname, unten klingel > namensschild klingelschild briefkasten
briefkasten*, post, postkasten, paket*, pakete, postbote
aufgehebelt, einbruch*, eingebrochen, einbrecher, dieb*, geklaut, gestohlen, geknackt, aufgebrochen > einbruch polizei diebstahl versicherung

# Aufzug
aufzug*, fahrstuhl*, lift, personenaufzug, elevator
kabine, zwischen stock, hängen stock, hängen fest, bleibt stehen stock, steckengeblieben, stecken geblieben, stecke fest, festsitze, feststecke, eingeschlossen, hängengeblieben > aufzug notruf befreiung eingeschlossen
treppen steigen, treppe hoch, rollstuhl*, rollator*, gehbehindert, ebenerdig*, badewanne raus, wanne raus, haltegriff*, pflegegrad, barrierefrei*, treppenlift, behindert* > barrierefrei aufzug rampe umbau einbau genehmigung

# Müll und Reinigung
joghurtbecher, plastik*, verpackung*, altglas, glasflaschen, papier, pappe, karton, windel*, essensreste, kompost, batterien, altpapier, welche tonne, schmeiß rein, werfen rein, wegschmeiß*, wegwerf* > müll mülltrennung abfall tonne restmüll
lattenrost, sessel, sofa, couch, matratze*, kommode, kleiderschrank, möbel, sperrig* > sperrmüll möbel entsorgung abholung
müll*, abfall*, mülltonne*, tonne*, restmüll, biomüll, gelber sack, gelbe tonne, papiertonne, mülltrennung
sperrmüll, sperrgut, alte couch, altes sofa, alte möbel, alte matratze, alter schrank, matratze loswerden, loswerden, wohin mit, alter kühlschrank, waschmaschine entsorgen, elektroschrott, entrümpel*, gerümpel, ausrangier* > sperrmüll entsorgung entsorgen abholung
tonnen voll, säcke, müllsack*, müllbeutel, müllauto, müllwagen, müllmänner, quellen, quillt, stinkt müll, orange auto, müll quillt, quillt über, überquell*, überfüllt, müll abgeholt, müllabfuhr, vermüllt > müll mülltonnen abfuhr leerung entsorgung
stufen kleben, klebrig*, kleben, klebt, mopp, besen, staubig, spinnweben, treppenhaus dreckig, dreckig, schmutzig*, verdreckt, putzen, geputzt, wischen, kehrwoche, putzplan, putzfrau, putzdienst, wischt, putzt, wie sau, schweinestall, saustall, müffelt treppenhaus, saubermachen, sauber, fegen, reinigung > treppenhausreinigung reinigung hausreinigung
schnee*, verschneit*, vereist*, ausgerutscht, gestürzt, hingefallen, ausrutschen, spiegelglatt, streusalz, gehweg, bürgersteig, glätte, glatteis, eis weg, rutschig, streuen, gestreut, schippen, räumen, geräumt, winterdienst, glatt > winterdienst schnee räumen streuen
ratten, ratte, maus, mäuse, kakerlake*, schabe*, silberfisch*, ameise*, wespe*, wespennest, bettwanze*, wanze*, ungeziefer, schädling*, motten, taube*, marder, hornisse*, stiche, jucken*, gestochen, gebissen, bisse, flöhe, floh, nagen, nagt, kratzt wand, trippelt, summt, brummt nest, nest, viecher, krabbelt > schädlinge ungeziefer schädlingsbekämpfung kammerjäger

# Hausordnung, Nachbarn, Lärm
laut, lärm*, krach, radau, ruhestör*, party*, partys, feier*, feiert, musik, poltert, trampel*, getrampel, absätze, stöckelschuhe, streiten, gestritten, fernseher laut, kinder toben, toben, gebrüll, brüllt, schreit, bohrt nachts, nicht schlafen, schlafen, nachts wach, dröhnt, wummert, bass, krawall, ramba > lärm ruhezeiten ruhestörung nachbarn hausordnung lärmbelästigung
nachbar*, mitbewohner haus, leute über mir, über uns, unter mir, nebenan, typ über, familie über > nachbarn lärm hausordnung streit
ruhezeit*, ruhe sein, ruhig sein, leise, mittagsruhe, nachtruhe, sonntagsruhe, staubsaugen, rasenmähen, bohrmaschine, bohren abends, bohren wochenende, hämmern, sägen, heimwerken, bohren sonntag, waschmaschine nachts, klavier*, instrument*, trompete, schlagzeug, geige, gitarre, üben > ruhezeiten hausordnung lärm musizieren
grill*, grillen, grillparty, holzkohle, bbq, würstchen, steak*, feuerschale, grillkohle, kohle anzünden, räuchern > grillen balkon hausordnung
rauchen*, raucher*, zigarett*, kippe*, qualmt, gequalmt, raucht balkon, joint, kiffen, cannabis > rauchen balkon treppenhaus hausordnung
hund*, katze*, haustier*, welpe*, vierbeiner, kater, wauwau, fellnase, köter, kätzchen, katzenbaby, tierheim, dackel, mops, labrador, vogel, wellensittich*, fische, tiere, tier, hamster, kaninchen, meerschweinchen, papagei, aquarium, schlange, reptil*, tierhaltung, kläff*, bellt, bellen > haustiere tierhaltung hund katze erlaubnis genehmigung
kinderwagen, schuhregal, schuhe tür, buggy, rollator flur, schuhe flur, schuhschrank, abstellen flur, hausflur, treppenhaus, fluchtweg > treppenhaus hausflur abstellen fluchtweg kinderwagen
mountainbike, rennrad, fahrradleiche*, bike, fahrrad*, fahrräder, rad abstellen, räder, e-bike, ebike, drahtesel, roller, lastenrad > fahrrad fahrradkeller abstellen stellplatz
benzin*, kanister, gasflasche*, lagern, einlagern, kartons, kisten, unterstellen > keller kellerabteil lagern abstellraum
keller*, kellerabteil, kellerraum, abstellraum, dachboden
klamotten, wäsche waschen, schleudern, wäscheständer, waschküche, waschraum, waschmaschine*, trockner, trockenraum, wäsche*, waschen, waschkeller > waschküche waschmaschine trockenraum wäsche
balkon*, terrasse, loggia, blumenkasten, markise, sichtschutz, katzennetz > balkon genehmigung
garten*, rasen, hecke*, baum, bäume, äste, beet, laub, gießen, gärtner, grünfläche* > garten gartenpflege grünanlage
spielplatz, spielende kinder, kinder spielen, sandkasten > spielplatz kinder hausordnung
hausordnung, regeln, erlaubt, verboten, darf man

# Parken
park*, parkplatz*, stellplatz*, garage*, tiefgarage, carport, auto abstellen, zugeparkt, falschparker, abschlepp*, steht platz, karre, fremdes auto, zuparkt
zugeparkt, zugestellt, einfahrt, ausfahrt, ausparken, falschparker, fremdes auto, steht meinem, abschlepp*, blockiert > parkplatz stellplatz falschparker abschleppen
tor garage, garagentor, rolltor, tor geht, tor öffnet, handsender, garagenöffner, funksender > garagentor tiefgarage handsender tor
wallbox*, ladestation, e-auto, elektroauto, stromer, hybrid, ladekabel, aufladen, auto laden, steckdose auto, ladesäule, tesla, laden auto, elektrofahrzeug > wallbox ladestation elektroauto stellplatz genehmigung
balkonkraftwerk, solar*, photovoltaik, pv, solarpanel, steckersolar* > balkonkraftwerk photovoltaik genehmigung

# Geld: Miete, Nebenkosten, Kaution
nebenkosten*, betriebskosten*, nebenkostenabrechnung, betriebskostenabrechnung, heizkosten*, heizkostenabrechnung, jahresabrechnung
quadratmeter, berechnet, falsch berechnet, abgerechnet, posten, rechnung stimmt, rechnung falsch, rechnung hoch, rechnung prüfen, nachzahl*, nachzahlung, nachzahlen, draufzahlen, abrechnung, abrechnung falsch, so teuer abrechnung, so viel zahlen, einspruch, widersprechen, belege, guthaben abrechnung, zurückbekomme, erstattung > nebenkostenabrechnung betriebskosten nachzahlung widerspruch belegeinsicht guthaben
abschlag, vorauszahlung*, monatliche zahlung, nebenkosten senken, nebenkosten erhöhen > vorauszahlung nebenkosten anpassung
miete überweisen, miete zahlen, wohin überweisen, bankverbindung, iban, kontowechsel, neue bank, neues konto, bank gewechselt, konto*, kontonummer, dauerauftrag, lastschrift, dauerauftrag, automatisch*, fällig*, eingegangen, eingehen, miete spätestens, miete wann, geld wohnung, monatsmiete, sepa*, abbuch*, abgebucht, einzug, überweis* > miete zahlung bankverbindung lastschrift iban überweisung
pleite, insolvent, insolvenz, kein lohn, lohn, gehalt, kurzarbeit, krankengeld, entlassen, kein geld, knapp kasse, klamm kasse, nicht zahlen, nicht bezahlen, später zahlen, später überweisen, jobverlust, job verloren, arbeitslos*, gekündigt job, schulden, rückstand, im verzug, ratenzahlung, raten, stunden, stundung, gehalt später, monat knapp, miete schaffen, jobcenter, bürgergeld, wohngeld, mahnung* > mietrückstand zahlungsschwierigkeiten ratenzahlung stundung miete mahnung
mieterhöhung, mehr kohle, mehr geld, euro mehr, mehr überweisen, mehr zahlen, mehr bezahlen, teurer, aufschlag, miete teurer, miete erhöht, mehr miete, mietspiegel, indexmiete, staffelmiete, miete steigt, rauf mit miete, miete angehoben, erhöhung > mieterhöhung miete zustimmung mietspiegel
mietminderung, miete kürzen, weniger miete, miete mindern, miete einbehalten, minderung > mietminderung mangel miete
kaution*, mietsicherheit, mietkaution, bürgschaft, warten euro, warte euro, euro anfang, euro zurück, geld wieder, geld anfang, auszug geld, ausgezogen geld, geld zurück, kohle zurück, hinterlegt > kaution rückzahlung mietsicherheit auszahlung
hausgeld*, wohngeld eigentümer, rücklage*, besitzer zahlen, besitzer monat, eigentümer zahlen, eigentümer monatlich, instandhaltungsrücklage, sonderumlage, wirtschaftsplan
steuer*, finanzamt, steuererklärung, haushaltsnah*, absetzen, §35a > haushaltsnahe dienstleistungen bescheinigung steuer
rundfunk*, gez, kabelfernsehen, kabelanschluss, fernsehen, fernseher, tv, antenne, satellit*, schüssel, sat-schüssel, satschüssel, parabol* > kabelanschluss satellitenschüssel fernsehen antenne
internet*, wlan, netz, surfen, streamen, dsl, glasfaser*, telefonanschluss, router, telekom, vodafone > internet glasfaser telefon anschluss

# Vertrag, Einzug, Auszug
kündig*, ausziehen, auszug, hier raus, will raus, wohnung verlassen, wegziehen, umziehen, umzug, raus aus wohnung, bleibe loswerden, bleibe, wohnung loswerden, wohnung zurückgeben, vertrag beenden, vertrag auflösen, wohnung aufgeben, mietvertrag beenden, ziehe aus, ziehen aus, neue wohnung gefunden, kündigungsfrist > kündigung kündigungsfrist mietvertrag auszug
nachmieter*, nimmt wohnung, nimmt bude, nehmen bude, nimmt sofort, ersatzmieter, nachfolger*, möchte einziehen, würde einziehen, gern einziehen, wohnung übernehmen, übernimmt wohnung, neuer job, früher ausziehen, vorher raus, früher raus, vorzeitig*, aus vertrag > nachmieter kündigung vorzeitig mietvertrag
möbelwagen, umzugswagen, umzugsfirma, leere wohnung, leere zimmer, leeren zimmer, leeren wohnung, wohnungsübergabe, übergabe, übergabeprotokoll, abnahme, schlüsselübergabe, schlüssel zurückgeben, schlüssel abgeben, besenrein, blitzblank, zurücknehm*, letzter tag, letzten tag, auszug putzen, übergeben wohnung, rausgehe, ausgeräumt > wohnungsübergabe übergabeprotokoll auszug termin
streichen, renovieren, tapezier*, tapete*, malern, schönheitsreparatur*, weiß streichen, pinseln, weiß, wände farbe, bunte wände, farbe wand, wandfarbe, lila, bunt*, farbig*, gestrichen, rückgängig, ursprünglich*, anstrich, löcher, dübel*, bohrlöcher, bohren > schönheitsreparaturen renovierung streichen auszug
umbau*, mauer, durchbruch, raushauen, wand weg, wand raus, offene küche, umbauen, wand einreißen, wand rausreißen, laminat, parkett, bodenbelag, fliesen, neues bad, neue küche, umgestalten, einbauen, klimaanlage, klimagerät > bauliche veränderung umbau genehmigung zustimmung
einziehen, einzug, eingezogen, neu hier, frisch eingezogen, neue mieter > einzug wohnungsübergabe mietbeginn anmeldung
freundin zieht, freund zieht, partner zieht, freundin ziehen, freund ziehen, partner ziehen, lebensgefährt*, zieht ein, zieht zu mir, zusammenziehen, mitbewohner*, wg, untermieter*, untervermiet*, airbnb, auslandssemester, zimmer abgeben, zwischenmiet*, zimmer vermieten, besuch länger, bei mir wohnen, oma zu mir, mutter zu mir > untervermietung aufnahme person mitbewohner erlaubnis zustimmung
heirat*, hochzeit, geheiratet, name geändert, heiße jetzt, heißen jetzt, neuer nachname, neuer name, scheidung, getrennt, trennung, verstorben, gestorben, todesfall, tod, tot > mietvertrag änderung person namensänderung vertrag
wohnungsgeberbestätigung, anmelden amt, ummelden, ummeldung, bürgeramt, personalausweis, einwohneramt, rathaus anmelden, anmelden stadt, einwohnermeldeamt, meldebescheinigung, vermieterbescheinigung, zettel amt, zettel vermieter, bescheinigung* > wohnungsgeberbestätigung bescheinigung meldebehörde
mietbescheinigung, mietschuldenfreiheit*, schuldenfrei, keine schulden, schriftlich*, nachweis, sozialamt, jobcenter, wohngeldstelle, bank verlangt, amt verlangt, amt will, bafög, nachweis miete, vorvermieter* > mietschuldenfreiheitsbescheinigung mietbescheinigung bescheinigung
mietvertrag*, vertrag kopie, unterlagen, dokumente, formular*, kopie > mietvertrag unterlagen kopie dokumente
besichtig*, wohnung frei, freie wohnung, freie wohnungen, größere wohnung, wohnung suchen, wohnungssuche, bewerben, interessent* > wohnungssuche besichtigung freie wohnung bewerbung

# Eigentümer
eigentümerversammlung, wohnungseigentümer*, versammlung, beschluss*, protokoll, tagesordnung, vollmacht, abstimm*, stimmrecht, stimme abgeben, hand heben, vertreten lassen, miteigentümer*, besitzer, beirat, verwaltungsbeirat, teilungserklärung
sanierung, modernisierung*, baustelle, presslufthammer, bagger, kran, baustaub, bauarbeiter, bauzaun, gerüst, fassade, dämmung, dach, bauarbeiten, baulärm > modernisierung sanierung bauarbeiten ankündigung
energieausweis, energieverbrauch, verbrauch > energieausweis verbrauch
verkauf*, verticken, loswerden eigentum, wohnung verkaufen, notar*, immobilie, eigentumswohnung, geerbt, erbe*, überschreiben, grundbuch, eigentümerwechsel, neuer eigentümer, käufer, neuer vermieter > eigentümerwechsel verkauf

# Verwaltung und Notfall
ziegel*, dachziegel*, dachlawine*, geländer locker, geländer lose, geländer wackelt, putz fällt, fassade bröckelt > notfallnummern notdienst gefahr
erreichen, erreichbar, geöffnet, offen, aufhaben, telefonnummer, nummer, anrufen, kontakt, ansprechpartner*, zuständig, quatschen, vorbeibringen, antreffen, antreffe, treffe, vorbeikommen, vorbeischauen, besuchen, persönlich, wann da, sprechzeiten, öffnungszeiten, büro, sprechstunde, e-mail adresse, mail schreiben, jemand sprechen, chef, sachbearbeiter* > kontakt erreichbarkeit telefon öffnungszeiten sprechzeiten ansprechpartner
notfall*, notdienst, bereitschaft*, wochenende, feiertag*, nachts, mitten nacht, sonntag, notruf, dringend, sofort, eilt, samstag*, sonntag*, hebt ab, hebt keiner, orkan, sturm*, unwetter, ziegel, blitz*, hochwasser, außerhalb > notdienst notfall bereitschaftsdienst notfallnummer
reagiert, reagieren, ignoriert, ignorieren, reicht mir, unverschämt*, enttäuscht, geduld, nichts gehört, keine reaktion, beschwerde*, beschweren, unzufrieden, sauer, frechheit, saftladen, niemand meldet, meldet sich keiner, keine antwort, keine rückmeldung, warte seit > beschwerde anliegen rückmeldung bearbeitung kontakt
versicherung*, ersetzt, ersetzen, erstattet schaden, wer zahlt, wer bezahlt, wer kommt auf, haftpflicht*, hausrat*, wer haftet, wer zahlt schaden, gebäudeversicherung > versicherung hausratversicherung haftpflicht schaden
datenschutz, nummer woher, nummer weitergegeben, weitergegeben, weitergeben, private nummer, private handynummer, gespeichert, meine daten, dsgvo, daten löschen > datenschutz daten auskunft
adresse geändert, neue telefonnummer, neue handynummer, neue e-mail, neue mail, kontaktdaten, handynummer > kontaktdaten änderung mitteilen
zutritt, reinlassen, in meine wohnung, vermieter rein, besichtigungsrecht, vertreter reinkommen, ankündigen > zutritt wohnung ankündigung termin besichtigung
urlaub, verreist, verreise, länger weg, abwesend, abwesenheit > abwesenheit urlaub wohnung
blumen, pflanzen > balkon blumenkasten garten
kinder, kind, tochter, sohn > kinder hausordnung
camera, kamera*, videoüberwachung, überwachung > videokamera überwachung genehmigung datenschutz
`;

/** A rule of the vocabulary: any of the triggers brings the expansions. */
export interface VocabularyRule {
  /** Alternatives; each is a list of words that must all occur. */
  triggers: string[][];
  /** Words that join the question. */
  expansions: string[];
}

/** The vocabulary's rules in the order of the text above. */
export const VOCABULARY_RULES: readonly VocabularyRule[] = RULES.split('\n')
  .map((line) => line.trim())
  .filter((line) => line && !line.startsWith('#'))
  .map(parseRule);

function parseRule(line: string): VocabularyRule {
  const [left = '', right] = line.split('>').map((side) => side.trim());
  const phrases = left.split(',').map((phrase) => phrase.trim());
  return {
    triggers: phrases.map((phrase) => phrase.split(/[\s-]+/)),
    expansions:
      right?.split(/\s+/) ??
      phrases.filter((phrase) => !phrase.includes(' ')).map((word) => word.replaceAll('*', '')),
  };
}
