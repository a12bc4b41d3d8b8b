/** Texts of the page of a file from the chat, in German. */
export const fileFromChat = {
  title: 'Datei aus einem Gespräch',
  text: 'Diese Datei kommt aus dem Chat mit dem KI-Assistenten. Öffnen Sie nur Dateien, die Sie erwarten.',
  download: 'Datei herunterladen',
  failed:
    'Die Datei konnte nicht geladen werden. Vielleicht wurde sie gelöscht, oder sie gehört zu einem anderen Unternehmen.',
};
