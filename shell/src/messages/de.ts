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
  textSize: {
    label: 'Schriftgröße',
    normal: 'Normal',
    large: 'Groß',
    largest: 'Sehr groß',
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
    unfoldSidebar: 'Seitenleiste ausklappen',
    foldSidebar: 'Seitenleiste einklappen',
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
      roles: { ADMIN: 'Admin', MANAGER: 'Manager', STAFF: 'Mitarbeiter' },
      actingFor: 'Sie handeln für {name}',
      stopActing: 'Zurück zur Administration',
    },
  },
  loading: 'Wird geladen …',
  newVersion: {
    text: 'Eine neue Version ist verfügbar',
    reload: 'Neu laden',
    dismiss: 'Hinweis schließen',
  },
  failure: {
    load: {
      title: 'Dieser Bereich ist gerade nicht erreichbar',
      text: 'Er konnte nicht geladen werden. Das liegt meist an der Verbindung und geht oft von selbst vorbei.',
      retry: 'Erneut versuchen',
    },
    crash: {
      title: 'Dieser Bereich ist abgestürzt',
      text: 'Das liegt an einem Fehler in ihm, nicht an Ihnen. Laden Sie die Seite neu. Der Rest der Seite funktioniert weiter.',
      retry: 'Neu laden',
    },
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist der Link veraltet oder die Adresse vertippt.',
    home: 'Zur Startseite',
  },
};
