/** What was read of a document, and whether pages have no text: those may be pictures of one. */
export interface ExtractedText {
  text: string;
  hasScans: boolean;
}
