/** Rooms, parts of a house and things that stand still: where something happens. */
const PLACES = [
  ...['bad', 'badezimmer', 'gäste-wc', 'wc', 'toilette', 'dusche', 'küche', 'zimmer', 'flur'],
  ...['diele', 'gang', 'keller', 'kellerraum', 'kellerabteil', 'waschküche', 'trockenraum'],
  ...['dachboden', 'speicher', 'dach', 'treppenhaus', 'hausflur', 'eingang', 'eingangsbereich'],
  ...['balkon', 'loggia', 'terrasse', 'garten', 'hof', 'spielplatz', 'garage', 'tiefgarage'],
  ...['stellplatz', 'aufzug', 'fahrstuhl', 'lift', 'abstellraum', 'müllraum', 'decke', 'wand'],
  ...['fenster', 'fensterbank', 'spüle', 'waschbecken', 'badewanne', 'wanne', 'heizkörper'],
  ...['herd', 'ofen', 'maschine', 'tür', 'steckdose', 'sicherungskasten', 'boiler', 'therme'],
  ...['siphon', 'abfluss', 'rohr', 'wasserhahn', 'lampe', 'schrank', 'boden', 'ecke', 'wohnung'],
];

const DETERMINER =
  '(?:der|dem|den|die|das|meine[mnrs]?|mein|unsere[mnrs]?|unser|eine[mnr]?|beiden|allen)';

const UNPLACED = /^(?:(?:in|aus|vor) (?:\S+ )?wohnung|(?:auf|von|vom|am) (?:dem )?boden)$/iu;

/** "über der Spüle", "am linken Fenster", "in meinem Schlafzimmer". */
const SPOT = new RegExp(
  String.raw`(?<!\p{L})(?:im|in|am|an|ans|auf|aus|über|unter|hinter|neben|vor|vom|von|beim|bei|ins)` +
    String.raw`(?:\s+${DETERMINER})?(?:\s+\p{Ll}{2,14}(?:en|er|em|e))?\s+\p{L}*(?:${PLACES.join('|')})(?:e?s|e?n)?(?!\p{L})`,
  'giu',
);

/** "im 3. OG links", "Dachgeschoss". */
const FLOOR = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:im|in der)\s+)?(?:(?:\d{1,2}\.|ersten?|zweiten?|dritten?|vierten?|fünften?|sechsten?|siebten?|achten?)\s*(?:Stock(?:werk)?|OG|Obergeschoss|Etage|UG)|EG|DG|UG|Erdgeschoss|Dachgeschoss|Untergeschoss|Hochparterre|Souterrain)(?:\s+(?:links|rechts|mitte))?(?![\p{L}])`,
  'giu',
);

/** Where something is, in the words of the text. */
export function placesIn(text: string): string[] {
  return [...(text.match(FLOOR) ?? []), ...(text.match(SPOT) ?? []).map(asInTheMiddle)]
    .map((place) => place.replaceAll(/\s+/g, ' ').trim())
    .filter((place) => !UNPLACED.test(place));
}

/** As it stands within a sentence, the room with a capital, which many people leave out: "In der küche". */
const asInTheMiddle = (spot: string): string =>
  `${spot.slice(0, 1).toLowerCase()}${spot.slice(1)}`.replace(
    /(?<![\p{L}-])\p{Ll}[\p{L}-]*$/u,
    (room) => room.slice(0, 1).toUpperCase() + room.slice(1),
  );
