/** What administrators are told about the keys of a former one. */
export const LEFT_BEHIND_TEXTS = {
  de: {
    subject: 'API-Schlüssel eines früheren Administrators',
    preheader: (maker: string) =>
      `${maker} kann noch Kopien von API-Schlüsseln haben, die weiter gelten.`,
    text: (maker: string) =>
      `${maker} gehört nicht mehr zu den Administratoren. Diese API-Schlüssel, die von dieser Person stammen, gelten weiter, und sie kann Kopien davon haben:`,
    advice:
      'Erneuern Sie jeden Schlüssel, der noch gebraucht wird, und geben Sie seinen Programmen den neuen. Widerrufen Sie die übrigen.',
    open: 'API-Schlüssel öffnen',
  },
  en: {
    subject: 'API keys of a former administrator',
    preheader: (maker: string) => `${maker} may have copies of API keys that still work.`,
    text: (maker: string) =>
      `${maker} is no longer an administrator. These API keys, which they have made, still work, and they may have copies:`,
    advice:
      'Rotate each key that is still needed and give its programs the new one. Revoke the others.',
    open: 'Open API keys',
  },
};
