/** A kind of fact, how questions ask for it, and how a text states it. */
interface Fact {
  asked: RegExp;
  stated: RegExp;
}

const MONTH = 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember';

const FACTS: readonly Fact[] = [
  {
    asked:
      /(?<!\p{L})(?:wie ?viel|wie hoch|was kostet|kosten|kostet|preis|betrag|summe|teuer|euro|zahlen|bezahlen|überweisen|nachzahlung|guthaben|gebühr|miete)/iu,
    stated: /\d\s*(?:€|euro|eur\b|cent)|€\s*\d/iu,
  },
  {
    asked:
      /(?<!\p{L})(?:wann|wie lange|frist|fällig|datum|termin|an welchem tag|welcher tag|uhrzeit|um wie ?viel uhr|bis zu welchem)/iu,
    stated: new RegExp(
      String.raw`\b\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?|\b\d{1,2}\.\s?(?:${MONTH})|\b\d{1,2}(?:[.:]\d{2})?\s?uhr|\b\d+ (?:tag|woche|monat)|\b\d{4}-\d{2}-\d{2}\b`,
      'iu',
    ),
  },
  {
    asked:
      /(?<!\p{L})(?:telefon|rufnummer|nummer.*erreich|anrufen|anruf|e-?mail|kontakt|erreiche)/iu,
    stated: /\+?\d[\d /()-]{5,}\d|\S@\S/u,
  },
  {
    asked: /(?<!\p{L})(?:wo\b|adresse|anschrift|wohin|in welcher straße)/iu,
    stated: /\b\d{5}\s+\p{Lu}|(?:straße|str\.|weg|platz|allee|gasse|ring|ufer)\s*\d/iu,
  },
  {
    asked: /(?<!\p{L})(?:iban|konto|bankverbindung|wohin.*überweisen)/iu,
    stated: /\b[A-Z]{2}\d{2}(?:\s?[\dA-Z]{2,4}){3,}|\bkonto/iu,
  },
  {
    asked:
      /(?<!\p{L})(?:nummer|aktenzeichen|welche (?:wohnung|einheit|etage)|zählerstand|wie viele|wieviele|prozent|größe|quadratmeter)/iu,
    stated: /\d/u,
  },
];

/** How texts state the kinds of facts that a question asks for; empty when it asks for none. */
export function statedFacts(question: string): RegExp[] {
  return FACTS.filter(({ asked }) => asked.test(question)).map(({ stated }) => stated);
}
