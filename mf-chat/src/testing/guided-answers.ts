import { anAnswer, someGuidance } from './factories';

/** What an answer can look like beside plain text, for stories and specs. */
export const guidedAnswers = {
  emergency: anAnswer({
    category: 'Notfall',
    text: '**Gehen Sie sofort ins Freie: im Haus kein Licht, keine Klingel, kein Telefon und keine Flamme.**\n\nWarnen Sie andere durch Klopfen und Rufen, rufen Sie draußen die 112 an und gehen Sie nicht zurück.\n\n---\n\nDen Haupthahn schließen Sie nur, wenn Sie ihn ohne Umweg erreichen [1]. Warnen Sie die Nachbarn durch Klopfen, nicht mit der Klingel. Danach erreichen Sie unseren Notdienst unter 040 66969 900 oder notdienst@lindenhof.example.',
    sources: [{ index: 1, title: 'Gasgeruch in der Wohnung oder im Haus', passage: null }],
    guidance: someGuidance({
      action: 'EMERGENCY',
      calls: [
        { label: 'Notdienst der Hausverwaltung', phone: '040 66969 900' },
        { label: 'Feuerwehr und Rettungsdienst', phone: '112' },
        { label: 'Polizei', phone: '110' },
      ],
    }),
  }),
  askBack: anAnswer({
    text: 'Meinten Sie eines von diesen Themen?\n\n- Heizung wird nicht warm [1]\n- Heizkostenabrechnung verstehen und prüfen lassen [2]\n- Heizkörper tropft [3]',
    sources: [
      { index: 1, title: 'Heizung wird nicht warm', passage: null },
      { index: 2, title: 'Heizkostenabrechnung verstehen und prüfen lassen', passage: null },
      { index: 3, title: 'Heizkörper tropft', passage: null },
    ],
    guidance: someGuidance({
      action: 'ASK_BACK',
      choices: [
        'Heizung wird nicht warm',
        'Heizkostenabrechnung verstehen und prüfen lassen',
        'Heizkörper tropft',
      ],
    }),
  }),
  noAnswer: anAnswer({
    text: 'Dazu finde ich in den Unterlagen Ihrer Hausverwaltung leider nichts.',
    guidance: someGuidance({
      action: 'NO_ANSWER',
      choices: ['Bitte geben Sie meine Frage an die Hausverwaltung weiter.'],
    }),
  }),
  handOver: anAnswer({
    text: 'Ich habe Ihre Bitte an die Hausverwaltung weitergegeben. Sie erreichen uns auch montags bis freitags von 9 bis 16 Uhr.',
    guidance: someGuidance({
      action: 'HAND_OVER',
      calls: [{ label: 'Lindenhof Hausverwaltung', phone: '040 66969 0' }],
    }),
  }),
  fallback: anAnswer({
    text: 'Drehen Sie zuerst das Thermostat ganz auf, und entlüften Sie den Heizkörper [1].',
    sources: [
      {
        index: 1,
        title: 'Heizung wird nicht warm',
        passage: 'Drehen Sie zuerst das Thermostat ganz auf.\n\n- Entlüften Sie den Heizkörper.',
      },
    ],
    guidance: someGuidance({ isFallback: true }),
  }),
  folded: anAnswer({
    text: 'Der Müll wird **montags** abgeholt [1].\n\n---\n\n- Restmüll: jede Woche\n- Papier: alle vier Wochen\n- Sperrmüll: nach Anmeldung unter (089) 12 34 56-0',
    sources: [{ index: 1, title: 'Müllabfuhr und Mülltrennung', passage: null }],
    guidance: someGuidance(),
  }),
  arabic: anAnswer({
    category: 'Notfall',
    text: '**اخرج من الشقة فورًا، ولا تشعل الضوء أو النار.**\n\nاتصل من الخارج بالرقم 112.\n\nمن ملف إدارة العقار:\n\n> Verlassen Sie die Wohnung und rufen Sie von draußen an: 040 66969 900 [1].',
    sources: [{ index: 1, title: 'Gasgeruch in der Wohnung (Störung)', passage: null }],
    guidance: someGuidance({
      action: 'EMERGENCY',
      language: 'ar',
      calls: [
        { label: 'الإطفاء والإسعاف', phone: '112' },
        { label: 'طوارئ إدارة العقار', phone: '+49 40 66969 900' },
      ],
    }),
  }),
};
