import type { DangerKind } from '@hausgeist/schema';
import { describe, expect, it } from 'vitest';
import { detectDanger } from './detect-danger.js';

/** Sentences that stand in none of the sets that are learned from. */
const IN_DANGER: readonly (readonly [DangerKind, string])[] = [
  // Burnt food is harmless by itself, not beside a fire.
  ['FIRE', 'es brennt in der küche das essen ist angebrannt'],
  ['FIRE', 'essen angebrannt und jetzt brennt die pfanne'],
  ['MEDICAL', 'die alte dame nebenan klopft um hilfe'],
  ['MEDICAL', 'mein kind klettert auf dem fensterbrett'],
  ['CARBON_MONOXIDE', 'der co melder piept ständig'],
  ['COLLAPSE', 'der baum neigt sich immer mehr zum spielplatz'],
  ['COLLAPSE', 'der fensterflügel ist locker und droht runterzufallen'],
  ['ELECTRICITY', 'aus dem sicherungskasten kommt ein verbrannter geruch'],
  ['MEDICAL', 'biene hat mich gestochen und ich habe eine allergie'],
  // What happens again and again happens now.
  ['LIFT', 'wir stecken im aufzug fest, passiert immer wieder'],
  ['LIFT', 'bin im lift eingesperrt das passiert ständig'],
  // Who pays is asked besides.
  ['WATER', 'wasser läuft aus der decke und wer zahlt das'],
  ['FIRE', 'in der küche brennt es und zahlt das die versicherung'],
  ['LIFT', 'wir stecken im lift fest, wer zahlt die feuerwehr'],
  ['GAS', 'es riecht nach gas wer zahlt den einsatz wenn nix ist'],
  ['WATER', 'aus der decke läuft wasser welche versicherung übernimmt das'],
  // Whom to call, what to do and where things are is asked besides, with or without a mark.
  ['GAS', 'gasgeruch im treppenhaus wen anrufen'],
  ['GAS', 'gasgeruch wen rufe ich an'],
  ['GAS', 'es riecht nach gas welche nummer'],
  ['GAS', 'gasgeruch wer ist zuständig'],
  ['GAS', 'gasgeruch darf ich licht anmachen'],
  ['GAS', 'smell of gas in the hallway who do i call'],
  ['FIRE', 'es brennt im müllraum wen ruf ich an'],
  ['FIRE', 'wo ist der feuerlöscher es brennt in der küche'],
  ['WATER', 'rohrbruch im bad wen anrufen'],
  ['WATER', 'rohrbruch wie stelle ich das wasser ab'],
  ['WATER', 'wo ist der haupthahn wasser spritzt aus der wand'],
  ['WATER', 'gibt es einen notdienst? rohr geplatzt'],
  ['WATER', 'Is there an emergency number? pipe burst'],
  ['WATER', 'where is the main tap water is spraying everywhere'],
  ['LIFT', 'someone is in the lift and it is not moving'],
  ['MEDICAL', 'a man is lying in the lift and he is not moving'],
  ['BURGLARY', 'einbrecher in der wohnung wen anrufen'],
  ['ELECTRICITY', 'wo ist der sicherungskasten es funkt aus der steckdose'],
  // A person inside a lift that stands is not a burglar, and a lift that does not move is not an unconscious person.
  ['LIFT', 'Der Aufzug steht und da ist einer drin!'],
  ['LIFT', 'im Aufzug ist einer drin, er steht'],
  ['LIFT', 'mein mann ist im aufzug, das ding bewegt sich nicht'],
  ['LIFT', 'da ist einer im lift und kommt nich raus'],
  ['MEDICAL', 'mein mann liegt im aufzug und bewegt sich nicht'],
  ['BURGLARY', 'im keller ist einer drin'],
  ['BURGLARY', 'Einbrecher im Haus, die kommen mit dem Aufzug hoch'],
  ['FIRE', 'die gasflasche am grill brennt'],
  ['MEDICAL', 'chlorgeruch nach putzen, huste stark'],
  ['MEDICAL', 'bei meiner oma geht keiner ran und die tür ist zu seit gestern'],
  ['COLLAPSE', 'fenster aus dem 4. stock gefallen'],
  // In the middle of other things, without a comma.
  [
    'FIRE',
    'hallo wollte wegen der abrechnung fragen ob das so stimmt weil sie so hoch ist und bei uns im keller brennt es',
  ],
  // What follows is a condition, and makes nothing less real.
  ['VIOLENCE', 'er bringt mich um wenn ich ausziehe'],
  // Sewage that comes up elsewhere, and a leak that has become worse, without the word for what runs.
  ['WATER', 'aus der dusche kommts jetzt auch hoch'],
  ['WATER', 'jetzt läuft es richtig der ganze boden ist nass'],
  ['MEDICAL', 'oma sitzt starr im sessel und redet nicht mehr'],
  // A cooker that hisses.
  ['GAS', 'mein herd zischt so komisch'],
  // Pipes that are hit.
  ['GAS', 'bagger hat vor dem haus die leitung erwischt und jetzt pfeift es da raus'],
  ['GAS', 'da haben welche im garten gebuddelt und ein gasrohr aufgerissen'],
  // What glows.
  ['FIRE', 'irgendwer hat ne zigarette in den kinderwagen geschmissen der glimmt'],
  ['FIRE', 'in der papiertonne kokelts'],
  // Smoke alarms of others, and with a smell.
  ['FIRE', 'beim nachbarn heult der rauchmelder wie verrückt und niemand öffnet'],
  ['FIRE', 'I smell smoke and the smoke detector is going off'],
  ['FIRE', 'smoke detector upstairs is ringing and it smells burnt'],
  // Poison.
  ['MEDICAL', 'meine tochter hat reinigungsmittel aus der waschküche getrunken'],
  ['MEDICAL', 'mein kleiner hat rattengift gegessen das im hof lag'],
  // Rain indoors.
  ['WATER', 'der über mir hat wohl die wanne vergessen, es regnet bei mir im wohnzimmer'],
  // Trees and ice.
  ['COLLAPSE', 'vor dem haus droht der baum umzufallen'],
  ['COLLAPSE', 'die linde vorm haus kippt gleich um'],
  ['COLLAPSE', 'nach dem sturm hängt ein dicker ast lose überm gehweg'],
  ['SUICIDE', 'am liebsten würd ich einfach nimmer aufwachen'],
  ['MISSING', 'mein 6jähriger sohn ist seit ner stunde weg, hab schon überall im haus gesucht'],
  ['MISSING', 'mein papa ist dement und aus der wohnung abgehauen'],
  ['MISSING', 'mein bub ist nicht von der schule heimgekommen'],
  ['MISSING', 'our kid is missing we searched everywhere'],
  ['GAS', 'odore di gas nella cucina'],
  ['FIRE', 'incendio en el sótano'],
  // Smoke that is somewhere, and a ceiling that comes down without a word of water.
  ['FIRE', 'smoke in the hallway'],
  ['FIRE', 'there is smoke in our stairwell, help'],
  ['COLLAPSE', 'ich glaub die decke kommt runter, da sind riesen risse und es bröckelt'],
  ['WATER', 'die decke kommt gleich runter, so nass ist die'],
];

describe('what may become dangerous', () => {
  it.each<[DangerKind, string]>([
    ['COLLAPSE', 'das balkongeländer ist ganz lose'],
    ['COLLAPSE', 'unser balkon bröckelt'],
    ['MEDICAL', 'ich komme aus der toilette nicht mehr raus'],
  ])('is told with the answer: %s, %s', (kind, message) => {
    expect(detectDanger(message)).toMatchObject({ kind, sure: false });
  });
});

describe('danger in plain words', () => {
  it.each(IN_DANGER)('is %s: %s', (kind, message) => {
    expect(detectDanger(message)).toEqual({ kind, sure: true });
  });

  it.each([
    'scheibe kaputt, kind hat ball dagegen geschossen',
    'lebensmüde konstruktion dieses gerüst',
    'ich komm aus dem vertrag nicht raus',
    'can I smoke in the hallway',
    'my neighbours smoke in the hallway',
    'bei gasgeruch wen anrufen',
    'welche nummer bei gasgeruch',
    'who do I call if I smell gas',
    'Wo ist der Feuerlöscher, falls es brennt?',
    'rauchmelder piept die ganze zeit welche nummer',
    'Fahrstuhl kaputt wen rufe ich an',
    'der Aufzug bewegt sich nicht, ist keiner drin',
    'bei meiner Verwaltung geht keiner ran seit gestern',
    'Meine Frau hat seit gestern bei Ihnen angerufen, geht keiner ran',
    'der aufzug bleibt immer wieder stehen, nervt',
    'wer zahlt wenn es brennt',
    'aus der dusche kommt das wasser nicht hoch genug',
    'meine mutter redet nicht mehr mit mir wegen der wohnung',
    'nudelwasser ist übergekocht, der herd hat gezischt',
    'nach dem rohrbruch ist der boden hin, wer zahlt das',
    'der gasmann hat heute den zähler abgelesen, muss ich noch was machen',
    'am donnerstag ist doch feueralarmprobe, muss ich da zuhause sein?',
    'Die Heizung brennt nicht mehr',
    'im keller roch es letztes jahr mal nach gas, wurde das eigentlich repariert?',
    'der feuerlöscher im 2. stock ist abgelaufen seit märz',
    'smoke detector beeps once a minute',
    'darf ich rattengift auslegen',
    'der baum vor meinem fenster nimmt mir das licht',
    'danke dir du hast mir echt geholfen',
    'meine katze ist weg habt ihr sie gesehen',
    'mein schlüssel ist weg',
    'meine tochter ist weg zum studieren, kann ich das zimmer untervermieten',
    'meine oma vermisst ihren keller schlüssel',
    'mein mann ist verstorben ich vermisse ihn',
    'frau meier ist sehr nett',
    'gerüst am haus bekomm ich weniger miete',
    'is it a fire hazard to leave shoes outside my door?',
    'haustür schließt nicht richtig, hab angst dass mal einer reinkommt',
  ])('is not in: %s', (message) => {
    expect(detectDanger(message)).toBeUndefined();
  });
});
