/** What kind of fact a question asks for, and how passages that hold such a fact look. */
const CUES: readonly { asked: RegExp; answered: RegExp; name: string }[] = [
  {
    name: 'Kosten',
    asked: /\b(?:was kostet|kosten|kostet|preis|preise|teuer|gebühr|wie ?viel|bezahlen|zahlt)\b/i,
    answered: /\d\s*(?:€|euro|cent)|kostenlos|kostenfrei|gebühr|kosten\b/i,
  },
  {
    name: 'Fristen oder Zeiten',
    asked: /\b(?:wann|bis wann|ab wann|wie lange|frist|fristen|uhrzeit|uhr|geöffnet|termin)\b/i,
    answered:
      /\b\d{1,2}(?:[.:]\d{2})? uhr|\b(?:werktag|arbeitstag|tage|woche|monat|jahr|stunde|frist|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|\b\d{1,2}\. (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)/i,
  },
  {
    name: 'eine Rufnummer',
    asked: /\b(?:nummer|telefon|telefonnummer|anrufen|rufe|erreiche|erreichen|wen|kontakt)\b/i,
    answered: /\+?\d[\d /-]{6,}\d|@/,
  },
  {
    name: 'eine Adresse',
    asked: /\b(?:wo|adresse|wohin|anschrift)\b/i,
    answered: /\b\d{5} \p{Lu}|straße|weg \d|platz \d|keller|hof\b|büro|container/iu,
  },
  {
    name: 'eine Anleitung',
    asked:
      /^\s*wie\b(?! (?:lange|viel|hoch|teuer|oft))|\bwas (?:soll|muss|kann) ich\b|\bwas tun\b/i,
    answered: /^\s*(?:\d+[.)]|[-*•]) /m,
  },
];

/** Signs of the facts that a question asks for. */
export function cuesOf(question: string): readonly { answered: RegExp; name: string }[] {
  return CUES.filter(({ asked }) => asked.test(question));
}
