/** Keys, doors, post, rubbish, cleaning, rules of the house: see `concept-bank.ts` for the form. */
export const ACCESS_AND_HOUSE = `
KEY_LOST < KEY_MORE = Schlüssel verloren; Schlüsselverlust; verlorener Schlüssel; Schlüssel gestohlen; Transponder verloren
ich habe meinen schlüssel verloren | schlüssel weg | hausschlüssel verloren | schlüsselbund ist weg | schlüssel verlegt und nicht wiederfinden | schlüssel geklaut | tasche mit schlüssel gestohlen | mein sohn hat den schlüssel verschlampt | schlüssel in den gully gefallen | mein bund liegt irgendwo im zug | was kostet der verlust | muss das schloss getauscht werden | schlüssel verbummelt | kann meinen haustürschlüssel nirgends finden | transponder verloren | chip verloren

KEY_MORE = Zusätzliche Schlüssel; Schlüssel nachbestellen; weitere Schlüssel; Schließanlage; Ersatzschlüssel; Transponder bestellen; Zweitschlüssel
ich brauche noch einen schlüssel | schlüssel nachmachen lassen | zweiten schlüssel für meine freundin | ersatzschlüssel bestellen | schlüssel für die putzhilfe | schlüssel für den pflegedienst | sicherungskarte für den schlüssel | was kostet ein zusätzlicher schlüssel | meine tochter soll auch aufschließen können | habe nur einen schlüssel bekommen | schlüssel für den keller fehlt | briefkastenschlüssel bestellen | noch ein transponder | darf ich beim schlüsseldienst nachmachen

LOCKED_OUT = Ausgesperrt; Tür zugefallen; Schlüsseldienst; aus der Wohnung ausgesperrt
ich habe mich ausgesperrt | tür ist zugefallen | schlüssel liegt drinnen | komme nicht in meine wohnung | stehe vor verschlossener tür | stehe in socken im treppenhaus | schlüssel steckt innen | wollte nur kurz den müll runterbringen und jetzt ist zu | wer macht mir die tür auf | schlüsseldienst rufen | was kostet die türöffnung | mein kind ist allein drin und die tür ist zu | handy und schlüssel sind drin | komm nicht mehr rein | windstoß und die tür war zu | kann mich jemand reinlassen

INTERCOM < REPAIR_REPORT NAME_PLATE = Klingel defekt; Sprechanlage; Gegensprechanlage; Türöffner
klingel geht nicht | es klingelt nicht bei mir | gegensprechanlage rauscht | türöffner summt nicht | man hört mich an der sprechanlage nicht | besuch kommt nicht rein weil der summer kaputt ist | klingel läutet von allein | video sprechanlage | ich höre nicht wenn jemand unten steht

NAME_PLATE = Namensschild; Klingelschild; Briefkastenschild; Namensschild an Klingel und Briefkasten
namensschild ändern | an der klingel steht noch der vormieter | mein name fehlt am briefkasten | klingelschild | neues schild nach der hochzeit | postbote findet meinen namen nicht | wer macht das schild | zweiter name an die klingel | unten steht noch der alte name

POST < NAME_PLATE = Briefkasten; Pakete; Post; Paketannahme; Werbung
briefkasten kaputt | briefkasten geht nicht auf | paket verschwunden | paket beim nachbarn | post kommt nicht an | keine werbung | briefkastenschlüssel | fremde post in meinem kasten | paketstation | paketkasten im eingang

RUBBISH_SORTING = Mülltrennung; Abfalltrennung; Müllabfuhr; Tonnen; Biomüll Restmüll Papier gelber Sack; Abfuhrtermine
wann wird der müll abgeholt | welche tonne | wo kommt altglas hin | wohin mit dem biomüll | wann kommt die papiertonne | gelber sack | gelbe tonne | müll trennen | wohin mit pappkartons | mülltonnen sind immer voll | tonne quillt über | müll wurde nicht geleert | nachbarn trennen den müll nicht | wohin mit windeln | joghurtbecher | wohin mit pizzakarton | eierschalen und kaffeesatz | müllraum stinkt | restmüll | wer stellt die tonnen raus | müllsäcke liegen neben der tonne | weihnachtsbaum entsorgen | müllplatz verdreckt | müllchip

BULKY_WASTE = Sperrmüll; alte Möbel entsorgen; Sperrmüll anmelden; Elektroschrott; Sondermüll
sperrmüll anmelden | wohin mit dem alten sofa | alte matratze loswerden | schrank wegwerfen | kühlschrank entsorgen | alte waschmaschine | elektroschrott | farbreste und lack | jemand hat möbel in den hof gestellt | im flur stehen alte möbel | gerümpel im keller entsorgen | mein bett muss weg | darf ich die couch an die straße stellen | wertstoffhof | entrümpelung | alter fernseher | batterien entsorgen | teppich wegschmeißen

STAIRS_CLEANING = Treppenhausreinigung; Hausreinigung; Kehrwoche; Flurwoche; Putzplan; Reinigung
treppenhaus ist dreckig | wer putzt das treppenhaus | ich bin mit putzen dran | kehrwoche | putzplan | nachbar putzt nie | putzfirma kommt nicht | flur wurde seit wochen nicht gewischt | spinnweben im flur | klebrige stufen | es stinkt im treppenhaus | urin im aufzug | muss ich selbst putzen | kann jemand meine kehrwoche übernehmen | reinigungsfirma macht schlampig | jemand hat ins treppenhaus gekotzt | dreckige fußabdrücke überall

WINTER_SERVICE = Winterdienst; Schnee räumen; Glätte; Streudienst; Räum- und Streupflicht
wer räumt den schnee | gehweg ist vereist | bin ausgerutscht vor dem haus | es ist spiegelglatt | nicht gestreut | muss ich schnee schippen | streusalz | wann wird geräumt | hingefallen auf dem eis | eingang zugeschneit | der weg zur tonne ist eine eisbahn | über nacht geschneit und keiner war da | wo steht das streugut | eiszapfen am dach

GARDEN = Garten; Gartenpflege; Grünanlage; Grünflächen; Bäume; Hecke; Rasen
wer mäht den rasen | darf ich den garten nutzen | hecke schneiden | baum vor meinem fenster nimmt licht | ast ist abgebrochen | darf ich beete anlegen | blumen im hof pflanzen | gärtner kommt nicht | laub liegt überall | laubbläser | gemeinschaftsgarten | trampolin im garten | planschbecken aufstellen | gartenhaus | unkraut | sträucher wuchern

PLAYGROUND < GARDEN HOUSE_RULES = Spielplatz; Kinder im Hof; Sandkasten
dürfen kinder im hof spielen | spielplatz kaputt | schaukel defekt | ballspielen verboten | sandkasten dreckig | kinder spielen laut im hof | fußball im innenhof | klettergerüst wackelt

HOUSE_RULES < NOISE = Hausordnung; Ruhezeiten; Regeln im Haus; Mittagsruhe; Nachtruhe; Musizieren
wann ist ruhezeit | ab wann muss ich leise sein | darf ich sonntags bohren | bis wann darf ich staubsaugen | mittagsruhe | darf ich klavier spielen | wie lange darf man musik machen | bohren am samstag | waschmaschine nachts laufen lassen | hausordnung | wie laut darf ich feiern | möbel aufbauen am feiertag | rasenmähen sonntag | schlagzeug üben | ich will eine geburtstagsparty machen | regal anbohren um acht uhr abends | geige | darf mein kind abends trompete üben

NOISE = Lärm durch Nachbarn; Ruhestörung; Lärmbelästigung; Streit mit Nachbarn; Beschwerde über Nachbarn
nachbar ist zu laut | über mir wird getrampelt | nachts laute musik | party bis drei uhr | nachbarn streiten ständig | kinder über mir toben | bass wummert | kann nicht schlafen wegen nachbar | nebenan wird die ganze nacht gefeiert | hund bellt den ganzen tag | nachbar bohrt nachts | fernseher des nachbarn dröhnt | lärmprotokoll | wer hilft bei ruhestörung | die über mir poltern | ärger mit nachbarn | nachbar beleidigt mich | jede nacht randale nebenan | um mitternacht rückt jemand möbel | stöckelschuhe auf parkett | der typ unter mir dreht die anlage auf | nachbar bedroht mich | ich mache kein auge zu

SMOKING < HOUSE_RULES BALCONY NOISE = Rauchen; Zigarettenrauch; Rauchen auf dem Balkon und im Treppenhaus; Cannabis
nachbar raucht auf dem balkon | zigarettenqualm zieht in meine wohnung | darf ich rauchen | kippen liegen vor der tür | es riecht nach gras im treppenhaus | kiffen | cannabis anbauen | rauch kommt durchs fenster vom unteren balkon | kippenstummel auf meinem balkon | e-zigarette im flur

SMELL < HOUSE_RULES = Gerüche; Geruchsbelästigung; Gestank
es stinkt aus der nachbarwohnung | gestank im haus | kochgeruch im flur | es mieft | verwesungsgeruch | geruch nach abwasser | ekliger geruch aus dem keller

BBQ < BALCONY HOUSE_RULES = Grillen; Grillen auf dem Balkon; Grill
darf ich grillen | grillen auf dem balkon | elektrogrill | holzkohlegrill | gasgrill auf der terrasse | würstchen draußen brutzeln | nachbar grillt dauernd | steaks auf dem balkon | feuerschale im garten | grillparty im hof

BALCONY = Balkon; Terrasse; Balkon nutzen; Blumenkästen; Sichtschutz; Balkonpflanzen; Katzennetz; Markise
blumenkästen außen aufhängen | sichtschutz am balkon | katzennetz am balkon | wäsche auf dem balkon trocknen | balkon streichen | balkon entwässerung verstopft | sonnensegel | sonnenschirm anbringen | lichterkette am geländer | fliesen auf den balkon | teppich ausschütteln | vögel füttern auf dem balkon | vogelfutter | balkongeländer wackelt | pflanzen gießen und es tropft auf den nachbarn | balkonverkleidung | deko

SOLAR_BALCONY < BALCONY = Balkonkraftwerk; Solarmodule; Photovoltaik; Steckersolar; Mieterstrom
darf ich ein balkonkraftwerk anbringen | solarpanel am balkon | steckersolargerät | photovoltaik auf dem dach | mini pv anlage | eigenen strom auf dem balkon erzeugen | mieterstrom | sonnenenergie nutzen

PETS = Haustiere; Tierhaltung; Hund Katze; Haustier erlaubt; Kleintiere
darf ich einen hund halten | katze erlaubt | haustier genehmigen lassen | wir wollen uns einen welpen holen | hund aus dem tierheim | wellensittich | hamster meerschweinchen kaninchen | aquarium | schlange halten | meine freundin bringt ihren kater mit | hund von der schwester in pflege nehmen | vierbeiner | listenhund | samtpfote einziehen | hund macht in den hof | leinenpflicht | wie viele katzen | ich hätte gern einen dackel | pelzigen mitbewohner aufnehmen | besuch mit hund | reptilien | darf mein kind ein kaninchen haben | blindenhund | hühner

STAIRWAY_ITEMS < HOUSE_RULES FIRE = Treppenhaus freihalten; Gegenstände im Hausflur; Schuhe im Flur; Kinderwagen und Rollator abstellen
kinderwagen im hausflur | schuhe vor der tür | schuhregal im treppenhaus | flur zugestellt | rollator unten abstellen | nachbarn stellen alles ins treppenhaus | darf der buggy unten stehen | fahrrad im flur | man kommt im treppenhaus kaum durch | pflanzen im treppenhaus | deko vor der wohnungstür | schirmständer | wo kann ich den kinderwagen lassen | schlitten im flur | rollstuhl abstellen

BICYCLES = Fahrradkeller; Fahrräder abstellen; Fahrradstellplatz; E-Bike; Fahrradraum; Lastenrad
wo kann ich mein fahrrad abstellen | fahrradkeller voll | schrottfahrräder | e-bike laden | lastenrad | roller abstellen | fahrradständer | mein rad steht im regen | alte räder blockieren den platz | schlüssel für den fahrradraum | e-scooter | mofa | drahtesel | fahrrad an den zaun anschließen | rad wurde abgeräumt | anhänger fürs rad

CELLAR = Kellerabteil; Keller; Abstellraum; Dachboden; Speicher; Kellerraum
welcher keller gehört mir | kellerabteil | jemand hat mein abteil belegt | was darf ich im keller lagern | dachboden nutzen | reifen lagern | gasflasche im keller | benzin lagern | fremdes schloss an meinem verschlag | mein keller ist feucht | sachen auf dem speicher abstellen | kann ich noch einen keller mieten | kartons auf den dachboden | bekomme ich einen abstellraum dazu | gefriertruhe im keller anschließen | kellertür kaputt | kisten unterstellen | vormieter hat zeug im keller gelassen

LAUNDRY = Waschküche; Waschraum; Waschmaschine; Trockner; Trockenkeller; Wäsche waschen; Trockenraum
wo kann ich wäsche waschen | waschküche schlüssel | waschplan | waschmaschine im keller kaputt | trockner geht nicht | münzen für die waschmaschine | was kostet einmal waschen | wann darf ich waschen | jemand nimmt meine wäsche von der leine | wäsche aufhängen | trockenraum | waschmarken | klamotten waschen | eigene waschmaschine anschließen | nachbar belegt dauernd die maschine | schleuder | wäscheleine | socken verschwinden | waschmaschine in der wohnung erlaubt

COMMON_ROOM = Gemeinschaftsraum; Partyraum; Gästewohnung; Sauna; Schwimmbad; Werkstatt
gemeinschaftsraum mieten | raum für feier im haus | gästewohnung buchen | wo können meine eltern übernachten | partykeller | sauna im haus | hobbyraum | fitnessraum | dachterrasse nutzen
`;
