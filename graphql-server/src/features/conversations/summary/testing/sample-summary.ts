import type { ConversationSummary, SummaryMessage } from '../summary-data.js';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 13, 3 + minutes));

/** A conversation as it might really take place. */
export function sampleSummary(changes: Partial<ConversationSummary> = {}): ConversationSummary {
  return {
    company: {
      name: 'Hausverwaltung Grünwald GmbH',
      address: 'Lindenstraße 12\n10969 Berlin',
      phone: '030 5550 1230',
      email: 'team@gruenwald-verwaltung.example',
      recordsEmail: 'team@gruenwald-verwaltung.example',
    },
    endUser: {
      type: 'Tenant',
      firstName: 'Jürgen',
      lastName: 'Größmann',
      email: 'j.groessmann@mail.example',
      isEmailUnproven: false,
      phone: '0170 555 0142',
      address: 'Schöneberger Ufer 47, 10785 Berlin',
      apartmentNumber: '3. OG links',
      roomIndication: undefined,
    },
    reference: '7F3A-91C2',
    startedAt: at(0),
    endedAt: at(18),
    summary: [
      '## Anliegen',
      '',
      'Seit heute Morgen sind **alle Heizkörper der Wohnung kalt**. Die Nachbarn im selben Strang sind ebenfalls betroffen.',
      '',
      '## Angaben',
      '',
      '- Wo: Strang links, mindestens drei Wohnungen',
      '- Seit wann: seit heute Morgen (20. November 2026)',
      '- Erreichbar: werktags ab 16 Uhr',
      '',
      '## Auskünfte',
      '',
      '- Heizung fällt aus: Bitte prüfen Sie, ob das Thermostat mindestens auf Stufe 3 steht.',
      '',
      '## Offene Punkte',
      '',
      '- Noch nicht behoben: Heizung fällt aus',
      '',
      '## Nächster Schritt',
      '',
      'Noch heute zurückrufen (werktags ab 16 Uhr) und jemanden schicken.',
    ].join('\n'),
    urgency: 'HIGH',
    topic: 'Heizung fällt aus oder wird nicht warm',
    language: 'de',
    messages: sampleMessages(),
    ...changes,
  };
}

function sampleMessages(): SummaryMessage[] {
  return [
    {
      sender: 'user',
      text: 'Guten Tag, seit heute Morgen ist meine Heizung kalt. Was soll ich tun? 🥶',
      createdAt: at(1),
    },
    {
      sender: 'bot',
      text: [
        'Guten Tag Herr Größmann, das tut mir leid. Bitte prüfen Sie zuerst:',
        '',
        '1. Steht das **Thermostat** mindestens auf Stufe 3?',
        '2. Hören Sie ein Gluckern? Dann hilft das [Entlüften](https://gruenwald.example/heizung).',
        '3. Sind auch andere Wohnungen betroffen?',
        '',
        'Bleiben alle Heizkörper kalt, melden Sie die Störung bitte unter 030 5550 1239 [1].',
      ].join('\n'),
      createdAt: at(1),
      sources: [{ index: 1, title: 'Heizung fällt aus oder wird nicht warm' }],
    },
    {
      sender: 'user',
      text: 'Entlüftet habe ich schon, das hilft nicht. Die Nachbarn frieren auch.\n\nHier ein Foto vom Thermostat und die letzte Abrechnung.',
      createdAt: at(9),
      attachments: [
        { originalName: 'thermostat-küche.jpg', fileSize: 1_258_291, mimeType: 'image/jpeg' },
        {
          originalName: 'Heizkostenabrechnung 2025 – Größmann.pdf',
          fileSize: 348_160,
          mimeType: 'application/pdf',
        },
      ],
    },
    {
      sender: 'bot',
      text: 'Vielen Dank. Dann liegt die Ursache wahrscheinlich an der **zentralen Anlage**. Ich habe alles für das Team zusammengefasst.\n\n| Weg | Erreichbar |\n| --- | --- |\n| Störungsdienst | rund um die Uhr |\n| Büro | Mo bis Fr, 9 bis 17 Uhr |',
      createdAt: at(10),
      sources: [
        { index: 1, title: 'Heizung fällt aus oder wird nicht warm' },
        { index: 2, title: 'Notdienst außerhalb der Bürozeiten' },
      ],
    },
    { sender: 'user', text: 'Danke, das war alles. 👍', createdAt: at(17) },
    {
      sender: 'bot',
      text: 'Es tut mir leid, ich bin bei der Verarbeitung Ihrer Nachricht ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
      createdAt: at(17),
      isError: true,
    },
    { sender: 'system', text: 'Das Gespräch wurde beendet.', createdAt: at(18) },
  ];
}
