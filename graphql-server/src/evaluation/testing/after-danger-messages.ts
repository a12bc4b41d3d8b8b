import type { DangerKind } from '@hausgeist/schema';

/** A message that tells of each danger. */
export const TOLD: Readonly<Record<DangerKind, string>> = {
  GAS: 'Hilfe, in der Küche riecht es stark nach Gas!',
  FIRE: 'In der Küche brennt es!',
  CARBON_MONOXIDE: 'Der CO-Melder piept und uns ist allen schwindlig',
  MEDICAL: 'Meine Mutter ist umgefallen und bewegt sich nicht mehr',
  SUICIDE: 'Ich will nicht mehr leben',
  VIOLENCE: 'Mein Mann bedroht mich mit einem Messer',
  MISSING: 'Mein Kind ist weg, wir finden es nirgends',
  ELECTRICITY: 'Aus der Steckdose kommen Funken',
  BURGLARY: 'Da ist gerade ein Einbrecher in der Wohnung',
  COLLAPSE: 'Vom Balkon über uns fallen große Betonbrocken herunter',
  LIFT: 'Ich stecke im Aufzug fest',
  WATER: 'Rohrbruch, das Wasser läuft aus der Wand!',
  FROST: 'Die Heizung ist ausgefallen, es sind 9 Grad in der Wohnung und mein Baby friert',
};

/** What has nothing to do with any of them. */
export const MATTERS: readonly string[] = [
  'Mein Wasserhahn in der Küche tropft seit gestern',
  'Der Rollladen im Schlafzimmer klemmt',
  'Im Bad ist Schimmel an der Decke',
  'Die Klingel funktioniert nicht mehr',
  'Ich habe meinen Kellerschlüssel verloren',
  'Ich möchte meine Wohnung kündigen',
  'Mein Name steht falsch auf dem Briefkasten',
  'Der Nachbar über mir macht jede Nacht Lärm',
  'Ich hätte gern einen zweiten Haustürschlüssel',
  'Die Nebenkostenabrechnung ist noch nicht da',
  'In der Waschküche ist der Trockner kaputt',
  'Die Spülung im Gäste-WC läuft dauernd nach',
  'Wann wird der Sperrmüll abgeholt?',
];

/** What may be said of any danger: where, who, since when, how many. */
const OF_ANY = [
  '3. Stock links',
  'im Hinterhaus, zweite Etage',
  'seit heute Morgen',
  'seit ungefähr 10 Minuten',
  'Lindenweg 12',
  'Petersen, Anna Petersen',
];

/** What belongs to the danger that was told of. */
export const DETAILS: Readonly<Record<DangerKind, readonly string[]>> = {
  GAS: [
    ...OF_ANY,
    'meine Mutter ist noch drin',
    'wir sind vier Personen',
    'der Herd ist aus',
    'der Geruch kommt aus dem Keller',
    'es zischt am Herd',
    'der Nachbar riecht es auch',
    'ich bin im Treppenhaus',
  ],
  FIRE: [
    ...OF_ANY,
    'meine Mutter ist noch drin',
    'wir sind zu dritt',
    'der Topf steht noch auf dem Herd',
    'die Küche ist voller Rauch',
    'im Treppenhaus ist Rauch',
    'der Vorhang hat Feuer gefangen',
    'das Fenster ist offen',
  ],
  CARBON_MONOXIDE: [
    ...OF_ANY,
    'meine Tochter liegt noch im Bett',
    'wir sind vier Personen',
    'die Therme hängt im Bad',
    'der Melder piept immer noch',
    'die Fenster sind offen',
    'mir ist schlecht',
  ],
  MEDICAL: [
    ...OF_ANY,
    'sie ist 82 Jahre alt',
    'sie atmet noch',
    'er atmet nicht mehr',
    'sie blutet am Kopf',
    'die Haustür ist offen',
    'sie hat Diabetes',
  ],
  SUICIDE: [
    ...OF_ANY,
    'ich bin allein',
    'ich habe Tabletten genommen',
    'mir ist alles egal',
    'ich stehe auf dem Balkon',
    'ich habe niemanden',
    'ich kann nicht mehr',
  ],
  VIOLENCE: [
    ...OF_ANY,
    'er ist betrunken',
    'die Kinder sind auch hier',
    'ich habe mich im Bad eingeschlossen',
    'er hat ein Messer',
    'er steht vor der Tür',
    'ich blute',
  ],
  MISSING: [
    ...OF_ANY,
    'sie ist vier Jahre alt',
    'er hat eine rote Jacke an',
    'zuletzt war er im Hof',
    'sie heißt Emma',
    'er ist 1,20 m groß',
    'wir haben überall gesucht',
  ],
  ELECTRICITY: [
    ...OF_ANY,
    'die Steckdose ist im Flur',
    'es riecht verschmort',
    'die Sicherung ist draußen',
    'es knistert noch',
    'daneben steht der Kühlschrank',
    'mein Sohn hat einen Schlag bekommen',
  ],
  BURGLARY: [
    ...OF_ANY,
    'er ist im Wohnzimmer',
    'es sind zwei Männer',
    'ich habe mich im Bad eingeschlossen',
    'er hat eine Taschenlampe',
    'die Tür ist aufgebrochen',
    'ich höre Schritte',
  ],
  COLLAPSE: [
    ...OF_ANY,
    'auf der Straßenseite',
    'direkt über dem Eingang',
    'ein Brocken liegt auf dem Gehweg',
    'unten spielen Kinder',
    'verletzt ist keiner',
    'da sind große Risse',
  ],
  LIFT: [
    ...OF_ANY,
    'wir sind zu zweit',
    'zwischen dem zweiten und dritten Stock',
    'das Licht ist aus',
    'mein Handy hat kaum noch Akku',
    'ich bin schwanger',
    'meine Tochter ist auch drin',
  ],
  WATER: [
    ...OF_ANY,
    'der Haupthahn ist zu',
    'das Wasser steht 5 cm hoch',
    'es kommt aus der Wand im Bad',
    'unten tropft es schon durch',
    'der Haupthahn klemmt',
    'der Strom ist noch an',
  ],
  FROST: [
    ...OF_ANY,
    'das Baby ist drei Monate alt',
    'es sind nur noch 8 Grad',
    'wir sind fünf Personen',
    'im ganzen Haus ist es kalt',
    'meine Mutter ist 85',
    'die Heizkörper sind alle kalt',
  ],
};

/** In a language of the chat: a danger, what belongs to it, what is another matter, and how details are replied to. */
export const IN_LANGUAGES: readonly {
  told: string;
  details: readonly string[];
  matters: readonly string[];
  reply: RegExp;
}[] = [
  {
    told: 'I can smell gas in the kitchen',
    details: [
      'second floor, apartment 12',
      'there are six of us',
      'my name is Carla Mendes',
      'it started half an hour ago',
      'the stove is off',
      'my grandmother uses a wheelchair',
    ],
    matters: [
      'my letterbox key is broken',
      'I lost my cellar key',
      'When is the bulky waste picked up?',
    ],
    reply: /^Please say that on the phone, too: to 112/,
  },
  {
    told: 'mutfakta yangın var',
    details: [
      'beşinci kat, sağdaki daire',
      'altı kişiyiz',
      'adım Hasan Demir',
      'iki çocukla birlikteyim',
    ],
    matters: ['musluk damlıyor', 'çöp ne zaman alınıyor?', 'anahtarımı kaybettim'],
    reply: /^Bunu lütfen telefonda da söyleyin: 112/,
  },
  {
    told: 'на кухне сильно пахнет газом',
    details: ['пятый этаж, квартира 18', 'нас шестеро', 'меня зовут Игорь', 'уже двадцать минут'],
    matters: ['кран капает', 'когда вывозят мусор?', 'я потерял ключ'],
    reply: /^Скажите это, пожалуйста, и по телефону: 112/,
  },
  {
    told: 'у квартирі пожежа',
    details: ['четвертий поверх', 'нас п’ятеро', 'мене звати Олена', 'ще дві дитини зі мною'],
    matters: ['кран капає', 'коли вивозять сміття?', 'я загубив ключ'],
    reply: /^Скажіть це, будь ласка, і телефоном: 112/,
  },
  {
    told: 'w kuchni śmierdzi gazem',
    details: [
      'czwarte piętro, mieszkanie 9',
      'jest nas sześcioro',
      'nazywam się Ewa Lis',
      'od kwadransa',
    ],
    matters: ['kran cieknie', 'kiedy wywożą śmieci?', 'zgubiłam klucz do piwnicy'],
    reply: /^Powiedz to także przez telefon: pod numerem 112/,
  },
  {
    told: 'هناك حريق في الشقة',
    details: ['الطابق الخامس على اليمين', 'نحن ستة أشخاص', 'اسمي محمود', 'منذ ربع ساعة'],
    matters: ['الحنفية تسرب الماء', 'متى يتم جمع القمامة؟', 'فقدت مفتاحي'],
    reply: /^قل ذلك أيضاً عبر الهاتف: للرقم 112/,
  },
];
