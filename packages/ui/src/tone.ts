/** What a message is about, shown by its colour and never by colour alone. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
