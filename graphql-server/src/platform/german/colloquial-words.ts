/**
 * How people write what they say: dialects, slang, youth language and short forms, each with the
 * standard German for it. `spoken spoken > standard words`; spoken forms are compared as they are typed,
 * umlauts or not. A form that is also a standard word of its own is left out, unless a person who
 * writes to a property manager would not mean it.
 */
const TEXT = `
ned net nedd nit nich nisch nöd nid ni net. it > nicht
nix nüscht nischt nüx nixe nuscht > nichts
nimma nimmer nimme nemme nimmi > nicht mehr
koa koan koi koin koine keen keene keener kei keim koana koane ka > kein
i ick ik icke ikke isch ich'n ech > ich
mia mir's mor mer > wir
dat det dit des dees dös > das
wat wos woas > was
dr dor da's > der
un und'n ond > und
uff uf op auffm aufm aufn > auf
ooch och oach aa > auch
is iss ischd isses > ist
hob han hoab häb > habe
hend hamm ham hom > haben
san sin sans send > sind
goht geit jeht gäht > geht
jehn geh'n > gehen
kimmt kummt kütt kommd > kommt
woaß wees woass weeß > weiß
brauch bruch > brauche
mei mein' ming mien ma > mein
mol amol mal'n > einmal
wo's > wo
wanns wann's wenns > wann
wia wiea woie > wie
wieda widder wieda > wieder
oane oana oan eene eener een en nen ne nem ner 'n > eine
zwoa zwee zwo > zwei
drauß draussn drauße heraußen > draußen
drinna drinne drin herinnen > drinnen
drunt hunna unne > unten
drob drom om > oben
obe obi owe nunner runner > hinunter
aussi naus nausi > hinaus
eini nei nein' > hinein
hoam dahoam deheem dahoim dehoim daheim dahoi > zuhause
hoaß hoiß heeß hoass > heiß
koid koit kolt koolt kaald kalt. kaid > kalt
eiskoid eiskoit arschkoid saukoit > eiskalt
frian frear gfrier > frieren
wossa wasser. woassa wassa water > wasser
hoazung hoizung heizig heezung haizung > heizung
diar dia döör diere däre > tür
schlissl schlissel slötel schlüssl schlissele schlüssele schlüssela > schlüssel
woschmaschin waschmaschin woschmaschine > waschmaschine
fensta finster fenschter fenschtr fenstr > fenster
stiagn stiege stiegn stäffele trepp treppn > treppe
stiegenhaus stiegnhaus stiagnhaus stiagenhaus stiaghaus > treppenhaus
heisl häusl häusel lokus klöchen hüsli scheißhaus pott > toilette
kella kela chäller > keller
hus hüsli heisle > haus
köken kuchl kuchn küch > küche
wohnig wohnong wonung > wohnung
bude butze hütte bleibe kabuff bruchbude zuhaus wg-zimmer > wohnung
kohle knete zaster moos mücken kröten schotter asche cash > geld
moneten > geld
karre schüssel' > auto
drahtesel fiets velo radl bike radel > fahrrad
radlkeller velokeller velokäller > fahrradkeller
töff moped mofa > motorrad
glotze flimmerkiste > fernseher
köter wauwau hundsvieh kläffer > hund
mieze katz kater kätzle katzerl stubentiger > katze
gör gören blagen bälger kids kiddies wänster plag > kinder
kiddo > kind
olle alte' > frau
oida digga digger alter' bro bruder' bruh lol xd ey eh gell gel wa nä ne' fei halt hoid eba ebe hoit woll > 
wtf omg wth lmao ffs boah puh ach hömma ekelhaft eklig widerlich rum > 
plz pls bidde bidschee bittschön biddeschön > bitte
thx danggschee merci vergelts > danke
vermieta vermiater > vermieter
hausmaster hausmoaster hausmeischter hausmeesta hausmeester hauswart abwart huusmeister facility > hausmeister
kaput kapput kapputt kaputtn kabbudd gaputt kabutt kaputtnik hinig hi hinicht putt > kaputt
verreckt krepiert abgekackt abgeschmiert abgenippelt futsch geschrottet gecrasht broken > kaputt
verschlampt verbaselt verbummelt verschusselt verschlampert verschmissn verschmissen verlorn verschütt > verloren
valorn verlorn verloan verlore > verloren
ausgspead ausgsperrt ausgschperrt zuagsperrt > ausgesperrt
zuagfoin zuagfalln zugfallen zuegheit zugeknallt > zugefallen
gschtunka stinkats müffelt mieft muffelt mockert stinkd > stinkt
dreckat dreckert versifft siffig eingesaut verkeimt ranzig > schmutzig
krach radau rabatz remmidemmi krawall lärmerei schpektakel spektakel gedöns terz halligalli > lärm
krakeelen gröhlen grölen blärrt plärrt plärren > lärm
zoffen zoff stunk gezeter > streit
saufen sauferei gelage > feier
pennen pofen ratzen schlofa schloofe schlafe > schlafen
loofen rennt' > läuft
löppt lauft laaft leeft > läuft
drepfld tröpfelt drobbfd tröppelt dröppelt > tropft
gluggert jluckert gluggst > gluckert
bisserl bissle bissel bisken bissl > bisschen
arg bannig sakrisch sauber' narrisch gscheit volle kanne > sehr
mistkübel kehricht mischt abfoi mülle ascheimer müllkübel > müll
sackerl guggn tüt > beutel
kasten. kastl > schrank
estrich. > dachboden
kabel-tv > kabelfernsehen
natel > telefon
parkieren > parken
mietzins zins' > miete
wohnungsgeber > vermieter
schlüsselbund > schlüssel
funzel > lampe
lampn lamp > lampe
liacht liecht > licht
schtrom schdrom stroom > strom
gschenk > geschenk
gschirr > geschirr
aufzuch uffzuch fahrstuel > aufzug
lärme > lärm
gfallen > gefallen
jibts gibt's gits git > gibt
jemacht gmacht gmocht gemach > gemacht
jut guad guat gued > gut
kriang kriag krieg kriech griech griecht > bekommen
zoin zoln zahle' zohln löhnen blechen berappen latzen > zahlen
blechn > zahlen
ausziagn ausziang ausziehn > ausziehen
oziagn > einziehen
aufmacha uffmachn uffmachen > öffnen
zumachn > schließen
derf därf däf dörf > darf
ko konn kô kan kin > kann
soi soit > soll
muas muass mues muaß > muss
jetz jez jetze etzt etza itz nu > jetzt
gestan gester gschdern > gestern
heit hoit' hüt hück heud > heute
morge morng > morgen
nacht. nocht > nacht
ruah rua > ruhe
nochba nochbar nachba nochbern naabersche nachberin > nachbar
kehrwoch > kehrwoche
abrechnig abrechnong > abrechnung
nebenkoschten nebakoschta > nebenkosten
koscht koschtet kost kostets > kostet
viecher viecherl krabbelviecher krabbelzeug > ungeziefer
ratz ratzn > ratte
meis müüs mais' > mäuse
schwammerl > schimmel
plörre suppe' > wasser
dusch brause > dusche
lopt löpt > läuft
neia neie neien neis > neu
zusperren zuasperrn > abschließen
aff > ab
elevator > aufzug
deposit > kaution
landlord > vermieter
trash garbage > müll
neighbour neighbor > nachbar
key keys > schlüssel
laundry > waschküche
basement > keller
mold mould > schimmel
gefixt gefixed fixen gefixet > reparieren
`;

const STANDARD = new Map<string, string>();
for (const line of TEXT.split('\n')) {
  const [spoken = '', standard = ''] = line.split('>').map((side) => side.trim());
  for (const form of spoken.split(/\s+/).filter((one) => /^[\p{L}-]+$/u.test(one))) {
    STANDARD.set(form, standard);
  }
}

/** The standard German words for a spoken form; undefined when the word is not one. */
export function standardFor(word: string): string[] | undefined {
  const standard = STANDARD.get(word);
  return standard?.split(/\s+/).filter(Boolean);
}
