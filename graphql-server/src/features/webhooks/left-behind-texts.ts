/** What administrators are told about the endpoints whose address a former one has set. */
export const LEFT_BEHIND_TEXTS = {
  de: {
    subject: 'Webhooks eines früheren Administrators',
    preheader: (maker: string) =>
      `Ereignisse gehen weiter an Adressen, die ${maker} eingetragen hat.`,
    text: (maker: string) =>
      `${maker} gehört nicht mehr zu den Administratoren. Ereignisse gehen weiter an diese Hosts, die von dieser Person eingetragen wurden:`,
    advice:
      'Prüfen Sie, wem sie gehören. Löschen Sie, was nichts mehr bekommen soll, oder schalten Sie es aus.',
    open: 'Webhooks öffnen',
  },
  en: {
    subject: 'Webhooks of a former administrator',
    preheader: (maker: string) => `Events are still sent to addresses that ${maker} has set.`,
    text: (maker: string) =>
      `${maker} is no longer an administrator. Events are still sent to these hosts, which they have set:`,
    advice: 'Check who owns them. Delete or switch off those that should no longer get events.',
    open: 'Open webhooks',
  },
};
