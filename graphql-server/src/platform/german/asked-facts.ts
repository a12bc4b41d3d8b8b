/** A kind of fact: how questions ask for it, how texts state it, and the one that is mostly meant. */
interface Fact {
  asked: RegExp;
  stated: RegExp;
  /** Words that stand with the fact of this kind that matters most, e.g. the sum of a bill. */
  chief?: RegExp;
}

/** How texts state a fact that was asked for. */
export type StatedFact = Pick<Fact, 'stated' | 'chief'>;

const MONTH = 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember';

const FACTS: readonly Fact[] = [
  {
    asked:
      /(?<!\p{L})(?:wie ?viel|wie hoch|was kostet|was kosten|kosten|preis|betrag|summe|teuer|euro|nachzahlung|guthaben|gebühr|was (?:muss|soll|habe) ich.*zahlen)/iu,
    stated: /\d\s*(?:€|euro|eur\b|cent)|€\s*\d/iu,
    chief:
      /insgesamt|gesamt|summe|rechnungsbetrag|endbetrag|zahlbetrag|nachzahlung|nachzuzahlen|zu zahlen|brutto/iu,
  },
  {
    asked:
      /(?<!\p{L})(?:wann|wie lange|frist|fällig|datum|termin|an welchem tag|welcher tag|uhrzeit|um wie ?viel uhr|bis zu welchem)/iu,
    stated: new RegExp(
      String.raw`\b\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?|\b\d{1,2}\.\s?(?:${MONTH})|\b\d{1,2}(?:[.:]\d{2})?\s?uhr|(?:\d+|ein|eine|einen|zwei|drei|vier|sechs|zwölf)\s+(?:tag|woche|monat)|werktag|monatsende|jahresende|quartal|\b\d{4}-\d{2}-\d{2}\b`,
      'iu',
    ),
    chief: /\bbis (?:zum|spätestens|einschließlich)|spätestens|fällig|zahlbar|frist|termin/iu,
  },
  {
    asked:
      /(?<!\p{L})(?:telefon|rufnummer|nummer.*erreich|anrufen|anruf|e-?mail|kontakt|erreiche)/iu,
    stated: /\+?\d[\d /()-]{5,}\d|\S@\S/u,
    chief: /erreich|telefon|tel\.|rückfrage/iu,
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
      /(?<!\p{L})(?:\p{L}*nummer|aktenzeichen|welche (?:wohnung|einheit|etage)|zählerstand|wie viele|wieviele|wie groß|prozent|größe|quadratmeter)/iu,
    stated: /\d/u,
  },
];

/** How texts state the kinds of facts that a question asks for; empty when it asks for none. */
export function statedFacts(question: string): StatedFact[] {
  return FACTS.filter(({ asked }) => asked.test(question));
}
