import { stem } from '../../../platform/german/index.js';

/**
 * Topics that people try on any assistant and that no property manager answers. A word counts only
 * against a use case that does not contain it, so a company may well write about any of them.
 */
const WORDS = `
  wetter regnet regnen wettervorhersage temperaturen sonnenschein
  rezept kochen backen kuchen lasagne pizza nudeln ei eier suppe zutaten gericht restaurant
  fußball bundesliga weltmeister weltmeisterschaft weltmeisterin champions olympia olympische spiel
  tor trainer torschütze gewonnen tabelle formel
  aktie aktien börse bitcoin krypto dax etf zinsen kredit kreditkarte fonds lotto lottozahlen
  wechselkurs dollar
  bundeskanzler kanzler kanzlerin präsident präsidentin bundestag wahl wahlen partei minister könig
  hauptstadt einwohner kontinent planet planeten mond sonne marianengraben berg fluss ozean erde
  gedicht witz witze geschichte märchen roman krimi krimis film filme kino serie serien schauspieler
  sänger sängerin song songs lied lieder album band konzert buch bücher autor schriftsteller
  goethe schiller shakespeare einstein mozart beethoven napoleon
  übersetze übersetzen übersetzung englisch spanisch französisch italienisch latein vokabeln
  mathe mathematik hausaufgaben gleichung primzahl primzahlen wurzel integral ableitung quadratwurzel
  relativitätstheorie photosynthese quantenphysik chemie biologie physik dinosaurier
  python java javascript programmieren programmier programmiere code funktion html excel windows
  software app handy smartphone iphone android laptop notebook drucker computer
  kopfschmerzen arzt zahnarzt arzttermin krankenhaus medikament medikamente tabletten grippe fieber
  impfung impfen symptome husten diät abnehmen kalorien vitamine hausarzt krankschreibung
  flug flüge flughafen flugticket hotel mallorca reise reisen urlaubsziel bahn zug züge ice bahnticket
  fahrplan bus busse ticket tickets
  reisepass pass visum führerschein kindergeld elterngeld rente rentenversicherung krankenkasse
  steuerbescheid einkommensteuer mehrwertsteuer kfz tüv zulassungsstelle bafög
  reifen motor verbrennungsmotor benzin diesel tanken tankstelle autowerkstatt
  lehrer schule schulferien ferien sommerferien universität studium studieren abitur
  freundin liebe date verlieben horoskop sternzeichen geburtstag geschenk hochzeitsgeschenk
  kleid schuhe mode frisur friseur kosmetik fitnessstudio schwimmbad yoga muskeln
  hochzeitstag hochzeitsrede rede großmutter großvater taufe konfirmation jubiläum valentinstag weihnachten
  ostern silvester restaurants café kneipe ausflug ausflugsziel museum theater zoo freizeitpark
  ausbildungsplatz ausbildungsplätze ausbildung praktikum praktikumsplatz bewerbung lebenslauf stellenangebot
  stellenangebote arbeitsvertrag kita kitaplatz kindergarten kindergartenplatz tagesmutter nachhilfe
  baufinanzierung zinssatz hausbau baugrundstück ferienhaus ferienwohnung steuern umsatzsteuer
  rundfunkbeitrag gez ikea halsweh halsschmerzen kopfweh bauchweh erkältung schnupfen zahnschmerzen
  update akku ladegerät kopfhörer spielkonsole playstation netflix youtube instagram whatsapp facebook
  gepard löwe löwen tiger elefant elefanten giraffe zebra nashorn nilpferd affe affen gorilla bär bären
  wölfe füchse wildschwein delfin delfine wal wale hai haie
  leiche leichen
  pinguin pinguine känguru krokodil dinosaurier
  schafe ziege kamel schmetterling schmetterlinge
  planet planeten mars jupiter saturn venus vollmond sonnenfinsternis galaxie weltall
  weltraum astronaut rakete raumstation lichtgeschwindigkeit universum urknall erdumfang
  kontinent kontinente afrika asien australien amerika europa usa kanada mexiko brasilien argentinien
  china japan indien griechenland italien spanien portugal frankreich england schottland
  irland tschechien ungarn kroatien schweden norwegen dänemark finnland holland belgien schweiz
  mallorca kreta rom paris london madrid lissabon prag venedig mailand barcelona amsterdam istanbul
  tokio peking sydney dubai florida kalifornien hawaii bali thailand vietnam ägypten marokko
  hauptstadt hauptstädte einwohnerzahl bevölkerung fluss flüsse rhein donau elbe nil amazonas gebirge alpen
  himalaya everest vulkan erdbeben tsunami wüste sahara ozean pazifik atlantik nordsee ostsee
  kaiser papst pharao ritter napoleon goethe schiller mozart beethoven bach einstein luther
  bismarck hitler merkel scholz merz trump biden putin obama selenskyj bundeskanzler bundespräsident
  bundestag minister ministerpräsident wahlkampf spd cdu csu fdp afd grüne
  koalition demokratie diktatur grundgesetz verfassung nato uno eu
  helene fischer grönemeyer rammstein beatles madonna shakira adele taylor swift rapper sänger sängerin
  schlager konzerte festival tournee songtext hitparade charts oper musical
  schauspieler schauspielerin regisseur hollywood oscar serie serien staffel folge tatort kinofilm disney
  marvel batman superman pokemon harry potter roman romane krimi autor bestseller gedicht
  fußballspiel bundesliga champions league weltmeister europameister weltmeisterschaft olympia olympische
  medaille torschütze elfmeter abseits schiedsrichter dortmund schalke hsv messi ronaldo
  tennis handball basketball eishockey formel schach schachspiel marathon radrennen judo
  skifahren snowboard surfen
  apfelkuchen torte muffins plätzchen kekse brötchen teig hefe backofenrezept
  rezept rezepte nudeln spaghetti lasagne pizza pizzeria pizzateig
  schnitzel gulasch kartoffelsalat rührei spiegelei omelett pfannkuchen
  risotto curry gewürze pfeffer sahne joghurt steaks lachs
  vegan vegetarisch kalorien protein vitamine abnehmen diät fasten cocktail whisky schnaps
  entkalken kaffeebohnen espresso cappuccino
  bauchschmerzen rückenschmerzen grippe impfung impfen
  ibuprofen paracetamol antibiotikum blutdruck cholesterin
  hautarzt
  bitcoin aktie aktien aktienkurs börse dax etf fonds inflation
  steuerklasse steuererklärung elster lottozahlen lotto jackpot
  gehaltserhöhung
  iphone android samsung windows macbook excel word powerpoint
  java javascript programmieren programmierung algorithmus virus chatgpt
  drohne playstation xbox nintendo fortnite minecraft zelda
  dreisatz gleichung integral ableitung wurzel quadratzahl primzahl pythagoras mathe mathematik physik
  chemie periodensystem biologie photosynthese geschichte geschichtsunterricht hausaufgaben referat aufsatz
  grammatik vokabeln englisch französisch spanisch latein
  bahnticket deutschlandticket flug flüge flugzeug flughafen lufthansa
  airbnb reiseziel kreuzfahrt visum reisepass
  ölwechsel zündkerze bremsbeläge tempolimit führerschein blitzer bußgeld
  parkausweis bewohnerparkausweis pendlerpauschale fahrschule
  kleidung hochzeitskleid jeans sneaker parfum lippenstift haarfarbe haarschnitt tattoo piercing
  liebeskummer flirten heiratsantrag muttertag vatertag karneval fasching halloween
  witz witze rätsel zitat sprichwort namensbedeutung vornamen babynamen sternzeichen tarot
  mittelfeld stürmer torwart
  mittelalter weltkrieg römer römisches mauerfall jahrhundert erfunden erfinder entdeckt
`;

/** Those words, lower-cased. */
export const OFF_TOPIC_WORDS: readonly string[] = WORDS.split(/\s+/).filter(Boolean);

/** Their stems. */
export const OFF_TOPIC_STEMS: ReadonlySet<string> = new Set(OFF_TOPIC_WORDS.map(stem));

const GENERIC = `
  kosten kostet koste kostenlos funktioniert funktionieren installieren wechseln melden beantragen
  kaufen gut besten beginnen beginnt neu lange lang heute gestern jahr jahre tage tag woche wochen
  monat monate geben nächste günstig teuer groß klein hoch tief erlaubt verboten bedeuten heißen
  heute leben mensch menschen leute welt land deutschland stadt anzahl name art arten ort zeit uhr
  machen schreiben lernen nennen
`;

/** Words that join any topic and so say little about one. */
export const GENERIC_STEMS: ReadonlySet<string> = new Set(
  GENERIC.split(/\s+/).filter(Boolean).map(stem),
);
