/** More of what people tell, of the topics that are asked for most. */
export const TOLD_AGAIN = `
HEATING_COLD: aufgedreht bis zum geht nicht mehr und null effekt | hier drin kann man eiswürfel lagern | meine enkel wollen nicht mehr kommen weil es so frisch ist | im ganzen aufgang keine wärme | die nacht war furchtbar kalt drinnen | ich hab nur noch einen pullover über dem anderen | es wird nur lau an den rohren | es ist saukalt in der küche | ich bin achtzig und friere
WATER_LEAK: ich habe einen feuchten fleck der täglich wächst | die waschmaschine hat alles geflutet | das aquarium ist geplatzt | unter dem fußboden gluckst es nass | bei mir regnet es in der wohnung | der nachbar von oben hat mich unter wasser gesetzt | es tropft auf mein bett | steckdose feucht weil es von oben kommt
DRAIN_BLOCKED: das spülbecken ist randvoll und bewegt sich nicht | in der dusche kommt es hoch statt runter | das klo gurgelt und spült nicht weg | nach dem duschen steht noch lange alles in der wanne | mit dem draht rumgestochert ohne erfolg
MOULD: die wand hat so einen schwarzen schleier | das kinderbett stand an der wand und dahinter ist alles fleckig | es riecht wie in einer gruft | im kleiderschrank sind alle sachen klamm | weiße watte an der kellerwand | an den fensterlaibungen ist es schwarz
POWER_OUT: die lampen gehen an und aus wie in der disco | mein beatmungsgerät braucht strom und da kommt nichts | alle geräte in der küche sind ohne funktion | der herd macht keinen mucks | ein teil der wohnung liegt im dunkeln
SMOKE_DETECTOR: das teil an der decke gibt keine ruhe | seit gestern nacht piepst irgendwo etwas im flur | es kommt ein kurzer ton immer wieder | nachbarn sind verreist und drüben geht so ein ton
LIFT: mit dem gipsbein komme ich nicht hoch | meine frau ist blind und muss jetzt die stiegen nehmen | wir hängen hier fest in der kiste | die umzugsleute mussten alles hochschleppen weil er stand | er fährt an meinem stock vorbei
WINDOW: man merkt den luftzug am schreibtisch | die heizung läuft und trotzdem zieht es am rahmen | der flügel ist mir fast auf den kopf gefallen | beim öffnen bleibt alles hängen | mein kind hat einen stein ins glas geworfen
DOOR_REPAIR: man muss sie zuschlagen sonst geht sie wieder auf | nachts stehen leute im haus weil unten nicht abgeschlossen ist | der schnapper ist kaputt | beim zusperren hängt es | meine zimmertür geht nicht mehr zu
REPAIR_REPORT: das hält nicht mehr an der wand | da muss dringend was gemacht werden | bei mir fällt alles auseinander | es ist einfach abgebrochen | wie lange soll ich noch warten bis das jemand in ordnung bringt | die kacheln lösen sich reihenweise | in der küche geht die klappe nicht mehr
CRAFTSMEN_VISIT: ich sollte zuhause sein und es hat sich keiner blicken lassen | da war ein fremder und sagte er kommt von euch | am termin bin ich im urlaub | ihr wollt in meine privaten räume warum | geht es auch am wochenende dass der kommt
PESTS: irgendwas frisst nachts an meinen vorräten | ich habe kleine bisse am ganzen körper | so ein surren im rollladenkasten | es sitzt was dickes haariges hinterm schrank | in der speisekammer leben falter | das krabbelt aus der ritze unter der spüle | überall kleine häufchen im keller
BUILDING_WORK: männer laufen an meinem schlafzimmer vorbei auf dem gerüst | der lärm vom haus nebenan umgebaut von euch | wann kriegen wir unsere ruhe vor den bohrern wieder | staub auf allen möbeln seit die da arbeiten | was wird hier eigentlich gebaut
BREAK_IN: die tür war nur angelehnt als ich heimkam und alles lag herum | mir fehlt mein e bike | die kellertüren sind alle eingetreten | mein schmuck ist fort
INSURANCE: wer bezahlt mir die neuen möbel nach dem vorfall | ist so was bei euch abgedeckt | mein handy ist bei dem vorfall kaputt gegangen | das parkett vom nachbarn ist durch mich ruiniert | wer kommt dafür auf
KEY_LOST: weg isser | ich kann meinen bund nicht finden und morgen muss ich arbeiten | beim joggen rausgefallen | hab den zugang verloren | jemand hat meinen rucksack mitgenommen
KEY_MORE: meine mutter soll jederzeit reinkönnen | ich hätte gern noch einen für die schwester | unser drittes kind braucht auch einen | der schlüsseldienst weigert sich ihn nachzumachen | wir sind zu viert und haben drei
LOCKED_OUT: sitze auf den stufen und kann nicht rein | hab nur kurz die zeitung geholt | meine kleine ist drin und ich draußen | alles liegt drin auch das telefon ich schreibe vom nachbarn | bumm und zu war sie
NAME_PLATE: der briefträger weiß nicht dass ich hier wohne weil ich nicht dran stehe | unten ist noch die frau schmidt zu lesen | wir wollen beide namen dran haben | seit der hochzeit heißen wir anders und unten steht es falsch
POST: ich warte auf eine lieferung die angeblich da ist | fremde briefe liegen bei mir drin | da passt nichts mehr rein so voller reklame | der bote hat es beim falschen abgeliefert
RUBBISH_SORTING: heute kam keiner zum leeren | ich weiß nicht wo ich die schalen reintun soll | alles quillt und stinkt unten | wo darf ich die spraydose reinwerfen | gehören taschentücher ins papier | die tüten stehen daneben weil nichts mehr reingeht | die waren wieder nicht da
BULKY_WASTE: ein riesiger schrank muss weg | ich bekomme neue möbel und die alten sollen fort | jemand hat eine alte waschmaschine neben das haus gestellt | kann das alte sofa jemand mitnehmen | alten kram wegschaffen
STAIRS_CLEANING: es liegen krümel und haare auf den stufen | wir sind diese woche dran können aber nicht | die von gegenüber machen nie sauber | es hat seit wochen keiner gewischt | der boden unten klebt und riecht
WINTER_SERVICE: ich komme morgens nicht aus dem haus so glatt ist es | kein mensch hat heute geschippt | mein vater ist vor dem eingang gestürzt weil es gefroren war | weiß und rutschig bis zur straße
GARDEN: der busch versperrt mir die sicht | dürfen wir unten beete machen | äste kratzen an meinem fenster | wiese ist hüfthoch
HOUSE_RULES: darf ich jetzt noch bohren oder ist es zu spät | mein neuer schrank soll heute noch aufgebaut werden | wir wollen in den geburtstag reinfeiern | stört es wenn ich abends klavier übe | ist sonntags staubsaugen ok
NOISE: ich höre jedes wort von nebenan | die oben trampeln als wären es pferde | ich komme nicht zur ruhe wegen denen von oben | der nachbar dreht voll auf | gebrüll und türenschlagen nebenan | es rumst dauernd über meinem kopf | mein nachbar macht mir das leben zur hölle | wir sind verfeindet mit der familie gegenüber | sie klingelt ständig und schimpft
SMOKING: der gestank der glimmstängel zieht herauf | unter meinem fenster wird gepafft | asche fliegt auf meinen balkon
BALCONY: draußen tropft es von den blumen über mir | ich will mir draußen was grünes hinstellen | draußen soll mich keiner sehen | darf ich draußen etwas anschrauben
PETS: meine tochter will unbedingt etwas mit fell | mir wurde ein kater angeboten | ich möchte nicht mehr allein sein und einen vierbeiner | der hund vom besuch bleibt zwei wochen
STAIRWAY_ITEMS: vor seiner tür stapeln sich die schuhe | der wagen vom kleinen soll unten stehen | mit den einkäufen komme ich an dem krempel nicht vorbei
BICYCLES: mein rad passt nirgends mehr rein | lauter alte räder die keinem gehören | wo stell ich den roller vom kind hin
CELLAR: mein zeug unten ist feucht geworden | ich bräuchte einen ort für meine skier | fremder kram in meinem abteil | da kommt man unten nicht mehr durch
LAUNDRY: ich muss dringend waschen und es ist immer besetzt | meine hosen hingen da und jetzt sind sie fort | wie benutze ich die maschinen unten | es nimmt meine karte nicht beim waschen
PARKING: abends finde ich nie was für mein auto | ich verkaufe mein auto und will den platz loswerden | meine gäste kommen mit dem auto wohin damit | hätte gern was drinnen für meinen wagen
WRONG_PARKING: ein fremder hat sich auf meinen gestellt | ich kann nicht wegfahren weil einer davor steht | der blockiert mich schon wieder
INTERNET_TV: plötzlich kein programm mehr | das bild bleibt stehen | ich sitze im homeoffice ohne verbindung | alle sender weg | kann ich einen anderen anbieter nehmen
CHARGES_BILL: soviel nachzahlen das kann ich nicht glauben | ich bekomme doch noch was raus oder | ein brief mit lauter posten und am ende eine riesige zahl | warum ist das dieses jahr so viel mehr | monatliche summe neben der miete senken
CHARGES_OBJECTION: da habt ihr euch bestimmt vertan | woher kommen diese zahlen ich will das sehen | ich soll für etwas zahlen das es bei uns nicht gibt | ich bin damit nicht einverstanden
RENT_PAYMENT: meine bank heißt jetzt anders | das geld für diesen monat ging zweimal runter | wohin mit dem geld für die wohnung | ich will per knopfdruck monatlich zahlen | an welchem tag bucht ihr ab
RENT_ARREARS: ich schaffe es diesen monat nicht | mir fehlt das geld für die wohnung | ich verdiene nichts mehr seit letzter woche | ihr habt mir geschrieben dass ich im minus bin bei euch | gibt es eine lösung wenn ich nicht zahlen kann | mein mann ist arbeitslos geworden | es dauert noch bis geld kommt | kann ich das stückweise begleichen
RENT_INCREASE: ein brief dass es bald mehr kostet hier zu wohnen | plötzlich hundert euro teurer | ich bin rentnerin und soll mehr zahlen | mit dem neuen betrag bin ich nicht einverstanden | habe den neuen betrag schon überwiesen ohne zu unterschreiben
RENT_REDUCTION: da will ich auch nicht alles bezahlen | wochenlang nicht nutzbar und ihr wollt trotzdem volles geld | ich halte einen teil zurück bis ihr es macht
DEPOSIT: ihr schuldet mir noch mein geld vom einzug | seit monaten warte ich auf die rückzahlung nach dem auszug | kann ich die sicherheit abstottern
TERMINATION: wir verlassen die stadt | ich habe etwas gekauft und brauche die wohnung nicht mehr | mein vater kommt ins heim was muss ich tun | ich bin dann mal weg ab sommer | wie schnell kann ich gehen | wir werden hier nicht alt
NEW_TENANT: ich hab jemanden an der hand der einziehen mag | muss ich bis zum schluss zahlen obwohl ich schon weg bin | der neue könnte sofort kommen
HANDOVER: ich bin am monatsende raus wann trefft ihr mich | was muss ich alles sauber machen bevor ich gehe | lasse die einbauküche stehen geht das | wohin mit den schlüsseln wenn ich weg bin | wer guckt sich am schluss alles an
PAINTING: die wände haben flecken und alte farbe muss ich ran | ich hatte es bunt was nun beim gehen | neuer anstrich fällig
MOVE_IN: das amt will ein papier von euch weil ich hergezogen bin | wir ziehen am samstag ein worauf achten | die behörde sagt ohne unterschrift vom vermieter geht nichts | seit gestern wohnen wir hier und es gibt macken
CERTIFICATES: die neue hausverwaltung will was von euch über mich | bank fragt was ich fürs wohnen zahle | könnt ihr mir das schriftlich geben
SUBLETTING: ein kumpel pennt seit wochen bei mir und zahlt mit | ich gehe auf reisen und jemand soll in mein zimmer | mein bruder übernimmt solange mein zimmer | ich vermiete an urlauber | ich brauche jemanden der sich die kosten mit mir teilt
PARTNER_MOVES_IN: bald sind wir eine person mehr | mein sohn ist geboren müsst ihr das wissen | meine mutter zieht zu mir | sie gibt ihre wohnung auf und kommt zu mir | er wohnt jetzt fest bei mir
SEPARATION: wir sind nicht mehr zusammen und einer muss gehen | seit er weg ist sitze ich allein auf den kosten | meine ex soll aus dem vertrag | wir haben uns auseinandergelebt | wer von uns bleibt drin
DEATH: meine mutter ist nicht mehr da und die wohnung ist voll | er ist vor einer woche gegangen und ich bin die tochter | was müssen wir als familie jetzt machen | mein mann ist nicht mehr und ich will bleiben
ALTERATIONS: ich will es mir schöner machen und was einbauen | darf ich in die wand | ich möchte etwas an die decke hängen | der alte boden gefällt mir nicht | kann ich mir was gegen die hitze einbauen
ACCESSIBILITY: ich komme kaum noch über die schwelle | papa kann nicht mehr allein duschen | seit dem sturz schaffe ich die stufen nicht | sie sitzt im rollstuhl und kommt nicht rein
FLAT_SEARCH: uns wird es hier zu klein | ich allein in vier zimmern das ist zu viel | habt ihr was für meine eltern | wir brauchen dringend mehr platz | ich möchte innerhalb vom haus tauschen | mit nachwuchs in zwei räumen
MEMBERSHIP: ich will mein eingelegtes geld zurück | was passiert mit meiner einlage | muss ich draufzahlen wenn die genossenschaft pleite ist | ich möchte bei euch einsteigen
OFFICE: wo muss ich hin | wann kann ich vorbeischauen | ist bei euch jemand zu sprechen | ich brauche eure nummer | wer ist für mich da
CARETAKER: wer macht die kleinen sachen bei uns | der mann vom haus ist nie da | wann läuft der hier herum | wo kann ich mir werkzeug leihen
EMERGENCY: jetzt ist es abend und keiner da was tun | wen rufe ich an wenn was passiert in der nacht | es brennt mir unter den nägeln und ihr habt zu | das kann nicht warten bis morgen früh
COMPLAINT: so lasse ich mich nicht behandeln | ich melde mich zum x ten mal | ihr meldet euch nicht | ich möchte euren chef | sehr zufrieden mit der schnellen hilfe
PRIVACY: ihr habt kein recht meine nummer weiterzugeben | was wisst ihr über mich | bin ausgezogen und kriege noch post löscht mich
CONTACT_CHANGE: ich habe eine andere nummer | bitte ab jetzt an meine neue mail | ich kümmere mich um die belange meiner mutter schreibt bitte mir
OWNERS_MEETING: ich kann beim treffen nicht dabei sein | die haben ohne mich beschlossen | was kam beim letzten treffen raus | ich will etwas auf die liste setzen lassen
OWNERS_MONEY: warum soll ich als eigentümerin so viel monatlich zahlen | wir müssen alle extra zahlen | was ist im topf | ich möchte wissen wofür meine monatlichen beiträge als eigentümer sind
OWNERS_SALE: ich trenne mich von meiner wohnung ein käufer ist da | ich habe die wohnung meiner tante bekommen und bin jetzt eigentümer | der notar verlangt etwas von euch | wir haben eine wohnung bei euch erworben | jemand anderes ist jetzt mein vermieter
`;
