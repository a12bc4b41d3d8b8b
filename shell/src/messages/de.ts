/** Texts of the shell in German. */
export const de = {
  frame: {
    close: 'Chat schließen',
    newWindow: 'In neuem Fenster öffnen',
  },
  header: {
    product: 'Hausgeist',
    area: 'Chatbot der Hausverwaltung',
    home: 'Hausgeist, zur Startseite',
    navigation: 'Hauptnavigation',
    skip: 'Zum Inhalt springen',
  },
  language: {
    label: 'Sprache',
    de: 'Deutsch',
    en: 'English',
  },
  theme: {
    label: 'Darstellung',
    system: 'Automatisch',
    light: 'Hell',
    dark: 'Dunkel',
  },
  footer: {
    copyright: '© {year} Hausgeist',
    legal: 'Rechtliches',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
    terms: 'Nutzungsbedingungen',
    accessibility: 'Barrierefreiheit',
  },
  staff: {
    skip: 'Zum Inhalt',
    navigation: 'Hauptnavigation',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    backToHome: 'Zur Startseite',
    account: 'Ihr Konto',
    messages: 'Meldungen',
    dismiss: 'Ausblenden',
    admin: {
      title: 'Hausverwaltung – Administration',
      welcome: 'Willkommen, {name}',
      fallbackName: 'Admin',
      signIn: 'Anmeldung',
      signOut: 'Abmelden',
    },
    company: {
      portal: 'Firmenportal',
      dashboard: 'Firmenübersicht',
      signOut: 'Abmelden',
      actingFor: 'Sie handeln für {name}',
      stopActing: 'Zurück zur Administration',
    },
  },
  loading: 'Wird geladen …',
  failure: {
    title: 'Dieser Bereich ist gerade nicht erreichbar',
    load: 'Er konnte nicht geladen werden. Das liegt meist an der Verbindung und geht oft von selbst vorbei.',
    crash: 'Es ist ein Fehler aufgetreten. Der Rest der Seite funktioniert weiter.',
    retry: 'Erneut versuchen',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist der Link veraltet oder die Adresse vertippt.',
    home: 'Zur Startseite',
  },
};
