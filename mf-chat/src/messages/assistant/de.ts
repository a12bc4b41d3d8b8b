/** What the assistant says by itself; above its English in the English interface too. */
export const assistant = {
  /** The language of these texts. */
  language: 'de',
  welcome:
    'Guten Tag und herzlich willkommen! Damit ich Ihnen weiterhelfen kann, nennen Sie mir bitte zuerst Ihre E-Mail-Adresse.',
  askNumber:
    'Vielen Dank! Bitte geben Sie nun Ihre Authentifizierungsnummer ein. Sie haben sie von Ihrer Hausverwaltung erhalten.',
  emailFirst:
    'Ihren Text habe ich mir gemerkt. Damit Ihre Hausverwaltung weiß, mit wem sie spricht, nennen Sie mir bitte zuerst Ihre E-Mail-Adresse in der Form name@beispiel.de. Nach der Anmeldung steht Ihr Text wieder im Eingabefeld.',
  numberFirst:
    'Ihren Text habe ich mir gemerkt. Bitte geben Sie zuerst Ihre Authentifizierungsnummer ein; nach der Anmeldung steht Ihr Text wieder im Eingabefeld.',
  codeFirst:
    'Ihren Text habe ich mir gemerkt. Bitte geben Sie zuerst den Code aus der E-Mail ein; nach der Anmeldung steht Ihr Text wieder im Eingabefeld.',
  invalidEmail:
    'Das sieht noch nicht nach einer E-Mail-Adresse aus. Bitte geben Sie sie in der Form name@beispiel.de ein.',
  invalidNumber:
    'Ungültige Authentifizierungsnummer. Bitte versuchen Sie es erneut oder wenden Sie sich an den Support, falls Sie Probleme haben.',
  askCode:
    'Wir haben Ihnen einen Code per E-Mail gesendet. Bitte geben Sie ihn hier ein; er gilt 10 Minuten.',
  invalidCode:
    'Dieser Code stimmt nicht oder gilt nicht mehr. Bitte versuchen Sie es erneut. Einen neuen Code erhalten Sie, wenn Sie Ihre Authentifizierungsnummer noch einmal eingeben.',
  tooManyAttempts:
    'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es dann erneut.',
  greeting: 'Willkommen, {name}! Wie kann ich Ihnen heute helfen?',
  signInFirst:
    'Gern. Bitte melden Sie sich dafür zuerst hier an, damit Ihre Hausverwaltung weiß, mit wem sie spricht.',
  processingFailed:
    'Es tut mir leid, ich bin bei der Verarbeitung Ihrer Nachricht ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  endFailed:
    'Es tut mir leid, beim Beenden des Gesprächs ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  linkUsed:
    'Dieser Link wurde schon benutzt: Jeder Link gilt nur einmal. Ich kann Ihnen einen neuen per E-Mail schicken, oder Sie nennen mir hier Ihre E-Mail-Adresse und melden sich mit Ihrer Nummer an.',
  linkSent:
    'Ein neuer Link ist unterwegs an das Postfach, das den ersten bekommen hat. Er trifft in wenigen Minuten ein; bitte sehen Sie auch im Spam-Ordner nach.',
  linkVoid:
    'Dieser Link gilt nicht mehr. Bitte nennen Sie mir Ihre E-Mail-Adresse, dann geht es in Ihrem Gespräch weiter.',
  expired:
    'Ihre Anmeldung ist abgelaufen. Zu Ihrer Sicherheit nennen Sie mir bitte noch einmal Ihre E-Mail-Adresse. Ihr Text bleibt erhalten und steht nach der Anmeldung wieder hier.',
  topics: {
    heating: 'Heizung',
    heatingQuestion: 'Meine Heizung wird nicht warm. Was kann ich tun?',
    water: 'Wasserschaden',
    waterQuestion: 'Ich habe einen Wasserschaden in der Wohnung. Was soll ich jetzt tun?',
    costs: 'Nebenkosten',
    costsQuestion: 'Wann bekomme ich meine Nebenkostenabrechnung?',
    keys: 'Schlüssel',
    keysQuestion: 'Ich habe einen Schlüssel verloren. Was muss ich tun?',
    rules: 'Hausordnung',
    rulesQuestion: 'Welche Ruhezeiten gelten im Haus?',
    emergency: 'Notfall',
    emergencyQuestion: 'Welche Nummer rufe ich im Notfall an?',
  },
};
