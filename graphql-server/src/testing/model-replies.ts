/** What a model says that invents: each states what no source of the tests holds. */
export const INVENTING_REPLIES: readonly string[] = [
  'Bitte rufen Sie die Hotline 0900 123 456 an [1].',
  'Die Reparatur kostet 187,50 Euro. Sie zahlen also 187,50 € [1].',
  'Der Techniker kommt am 3. Mai um 17:45 Uhr [1].',
  'Sie haben siebenunddreißig Tage Zeit.',
  'Wenden Sie sich an Herrn Krüger, krueger@erfunden.example.',
  'Mehr steht unter www.erfunden.example/hilfe.',
  'Überweisen Sie auf DE99 1234 5678 9012 3456 78.',
  'Unser Büro ist in der Rosenstraße 77, 20999 Hamburg.',
  'Rechnen Sie mit 63 % mehr im Juli.',
  'Allo: ٠٩٠٠ ٦٦٦ ٦٦٦ oder +49 900 666 666.',
];

/** What stands in those replies and nowhere else. */
export const INVENTED =
  /0900|187|17:45|3\. Mai|siebenund|Krüger|erfunden|DE99|Rosenstr|77|20999|63|Juli|٠٩٠٠|666/;

/** What a model says that cites wrongly, and how it is shown where there are two use cases. */
export const MISCITING_REPLIES: readonly [said: string, shown: string][] = [
  ['Bitte entlüften [1, 2].', 'Bitte entlüften [1][2].'],
  ['Bitte entlüften【1】.', 'Bitte entlüften[1].'],
  ['Bitte entlüften [9].', 'Bitte entlüften.'],
  ['Bitte entlüften [^2] und warten [3].', 'Bitte entlüften [2] und warten.'],
  ['Dazu habe ich leider keine Informationen [1].', 'Dazu habe ich leider keine Informationen.'],
];
