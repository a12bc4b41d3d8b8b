/** More words come with a question or a report of their own. */
const MOST_WORDS = 28;

/** First names that residents often have; a name is known as one by them, as people write without capital letters. */
const FIRST_NAMES =
  'ahmet|ali|alexander|andrea|andreas|angelika|anja|anna|anne|anni|antje|barbara|ben|bernd|birgit|brigitte|can|carmen|christa|christian|christina|christine|claudia|daniel|daniela|david|dieter|dirk|elif|elke|emine|emma|erika|eva|fatma|felix|florian|frank|franz|fritz|gabi|gabriele|georg|gerd|gerhard|gisela|günter|günther|hans|hannah|hasan|heike|heinz|helga|helmut|herbert|hildegard|holger|horst|ines|ingrid|jan|jana|jannik|jens|joachim|johanna|johannes|jonas|josef|jörg|julia|jürgen|karin|karl|katharina|käthe|katja|katrin|kerstin|klaus|lara|laura|lea|lena|leon|lisa|lukas|manfred|manuela|marco|maria|marie|marina|mario|markus|martin|martina|matthias|max|mehmet|melanie|michael|monika|murat|mustafa|nadine|nicole|nils|nina|oliver|olga|oskar|patrick|paul|paula|peter|petra|rainer|ralf|renate|robert|rolf|sabine|sabrina|sandra|sara|sarah|sebastian|silke|simon|sofia|sonja|stefan|stefanie|steffi|susanne|sven|svetlana|tanja|thomas|thorsten|tim|tobias|torsten|ulrich|ulrike|ursula|ute|uwe|vanessa|walter|werner|wolfgang|yusuf';

const NAME = `(?:(?:frau|herrn?|familie) \\p{L}+|(?:${FIRST_NAMES}) \\p{L}{3,})`;

/** "Herr Huber", "Lukas Huber". */
const NAMED = `(?:(?:der|die|dem|den|von|vom) )*${NAME}`;

const SECRET =
  '\\p{L}*(?:nummern?|adressen?|mails?|kontaktdaten|namen|passwort|passwörter|zugang|zugänge|zugangsdaten|zugangscodes?|daten|miete|mieten|mietvertrag|verträge|gespräche?|chats?|chatverlauf|chatverläufe|nachrichten|anliegen|vorgänge|beschwerden|schulden|kontostand|kontostände|geburtsdatum|kündigung|listen?)';

const RESIDENTS =
  '\\p{L}*(?:mieter(?:n|innen)?|bewohner(?:n|innen)?|nachbarn|eigentümer(?:n|innen)?|benutzer(?:n|innen)?|nutzer(?:n|innen)?|leute|leuten|parteien|haushalte)';

const WISHES =
  '(?:gib|gebt|geben sie|zeig|zeige|zeigen sie|zeigt|nenn|nenne|nennt|nennen sie|sag|sage|sagt|sagen sie|schick|schicke|schickt|liste|list|verrat|verrate|verraten sie|brauch|brauche|benötige|benötigen|brauchen|will|möchte|hätte gern|hätte gerne|kann ich|könnte ich|darf ich|wie ist|wie lautet|wie lauten|was sind|was ist|welche)';

const words = (most: number) => `(?:[\\p{L}\\d.,-]+ ){0,${most}}?`;
const whole = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu');

/** Most messages name no one, which is found out much sooner than what is asked of one who is named. */
const NAMES_ONE = whole(NAME);

/** Asks for what is stored of others: of all of them, of a named one, or what a named one pays. */
const OF_ALL = whole(
  `${WISHES} ${words(6)}(?:${SECRET} ${words(3)}(?:allen|aller|alle|sämtliche[nr]?|der anderen|anderer|den anderen|fremder?|meiner) ${words(2)}${RESIDENTS}|(?:alle|sämtliche) (?:anderen )?${RESIDENTS} (?:auf|mit|und ${words(2)}${SECRET}))`,
);
const OF_ONE = whole(
  `${SECRET} (?:und \\p{L}+ )?(?:von|vom|der|des|für) ${NAMED}|${NAMED}s? (?:\\p{L}+ )?(?:telefonnummer|handynummer|adresse|mail|e-mail|zugangsnummer)`,
);
const PAYS = whole(
  `(?:was|wie ?viel) ${words(3)}(?:zahlt|bezahlt|verdient|schuldet) ${words(2)}${NAMED}|(?:hat|zahlt) ${NAMED} ${words(4)}(?:miete|schulden|bezahlt|gekündigt|rückstände)`,
);
const IS_AT_HOME = whole(
  `(?:ob|ist|war|wohnt|lebt|wann ist|wann kommt) ${NAMED} ${words(4)}(?:zu ?hause|daheim|noch hier|bei (?:euch|ihnen|ihm|ihr)|nach hause|wohnt)`,
);

/** Another resident without a name. */
const ANOTHER =
  '(?:(?:mein|meine|meinem|meinen|meiner|unser|unsere|unserem|der|die|dem|den) )+(?:neue[nr]? )?(?:\\p{L}*nachbar\\p{L}*|(?:mieter(?:in)?|typ|mann|frau|leute|familie|alte|alten|andere|anderen)? ?(?:aus (?:dem|der) (?:\\p{L}+|\\d+\\.) (?:stock|etage|og)|(?:von )?(?:über|unter|neben) (?:mir|uns)|(?:von )?gegenüber|(?:von )?nebenan))';
/** What only they, or the company, know: what they pay, whether they leave, who they are. */
const OF_ANOTHER = whole(
  `ob ${ANOTHER} ${words(3)}(?:miete|pünktlich|bezahlt|zahlt|schulden|gekündigt|abgemahnt|auszieht)|(?:hat|haben|zahlt|zahlen|zieht|ziehen) (?:${ANOTHER}|${NAMED}) ${words(4)}(?:gekündigt|abgemahnt|aus|schulden|pünktlich)|(?:wer|wie alt|was von beruf) (?:ist|sind) ${ANOTHER}|\\p{L}*(?:nummer|mail|adresse|namen?) (?:von|vom) ${ANOTHER}|(?:welche|gibt es|hat jemand) ${words(2)}beschwerden? ${words(3)}(?:über|gegen) (?:${ANOTHER}|${NAMED})|wie viele (?:leute|personen|menschen) ${words(2)}(?:wohnen|leben) ${words(2)}(?:bei )?(?:${ANOTHER}|${NAMED})|wann zieht ${NAMED} ${words(2)}(?:aus|ein)|${SECRET} (?:vom|von der|des|der) (?:eigentümer\\p{L}*|mieter\\p{L}*|besitzer\\p{L}*) (?:der|von|aus|in) (?:wohnung|nummer|nr|dem|der)`,
);
/** A relative of a resident is told no more than others. */
const RELATIVE = whole(
  `(?:tochter|sohn|bruder|schwester|mutter|vater|betreuer(?:in)?|enkel(?:in)?|freundin|freund|anwalt|pfleger(?:in)?) von ${NAMED}.{0,60}(?:wissen|sagen|auskunft|nummer|miete|hoch)`,
);

const OFFICIALS =
  '(?:polizei|polizist(?:in)?|kripo|kriminalpolizei|kommissar(?:in)?|zoll|staatsanwaltschaft|staatsanwalt|gericht|amtsgericht|gerichtsvollzieher(?:in)?|jobcenter|finanzamt|jugendamt|sozialamt|ordnungsamt|behörde|stadt|feuerwehr|anwalt|anwältin|rechtsanwalt|rechtsanwältin|inkassobüro|chef(?:in)?|geschäftsführer(?:in)?|vorstand|inhaber(?:in)?|leiter(?:in)?|hausverwaltung|verwaltung|hausmeister|it|support|administrator(?:in)?|admin)';

/** Says to be an authority, or one of the company; the chat knows no one but the residents who signed in. */
const CLAIMS = whole(
  `(?:ich bin|wir sind|bin|hier ist|hier spricht|hier schreibt|hier) ${words(3)}(?:von der|vom|von|der|die|das|euer|eure|ihr|ihre|ein|eine|ihr neuer|euer neuer) ${OFFICIALS}`,
);
const WANTS = whole(
  'auskunft|auskünfte|\\p{L}*nummern?|\\p{L}*adressen?|\\p{L}*mails?|\\p{L}*daten|zugang|passwort|passwörter|\\p{L}*liste|namen|zu ?hause|daheim|wohnt|gespräche|verträge|mietvertrag|kontostand|schulden',
);
const OF_ONESELF =
  /(?<!\p{L})(?:mein|meine|meiner|meinem|meinen|gebeten|aufgefordert|angeschrieben|enttäuscht|genervt|verwiesen)(?!\p{L})/iu;

/** Rules about people's data: they are asked for, and not the data. */
const ASKS_FOR_RULES =
  /(?<!\p{L})(?:müssen|muss|dürfen|datenschutz|gespeichert|speichert|ändern|geändert|klingelschild)(?!\p{L})/iu;

/** The company's own people are in the use cases. */
const OF_THE_COMPANY =
  /hausmeister|hauswart|objektbetreuer|ansprechpartner|sachbearbeiter|buchhaltung|kundenbetreuung|mieterbetreuung/iu;

/** Whether someone says to write for an authority or the company, and wants to learn something of others. */
const claimsOffice = (text: string): boolean =>
  CLAIMS.test(text) && WANTS.test(text) && !OF_ONESELF.test(text);

/** Whether a German message asks for what is stored of other residents, whatever reason it gives. */
export function asksForOthers(text: string): boolean {
  if (text.trim().split(/\s+/).length > MOST_WORDS) return false;
  if (claimsOffice(text)) return true;
  if (OF_THE_COMPANY.test(text)) return false;
  if (OF_ALL.test(text)) return !ASKS_FOR_RULES.test(text);
  if (OF_ANOTHER.test(text)) return true;
  return (
    NAMES_ONE.test(text) &&
    [OF_ONE, PAYS, IS_AT_HOME, RELATIVE].some((pattern) => pattern.test(text))
  );
}
