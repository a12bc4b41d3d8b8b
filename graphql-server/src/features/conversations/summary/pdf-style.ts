import type { TextStyle } from '../../../platform/pdf/index.js';

/** Colours of the document; every text colour has a contrast of at least 4.5 on white. */
export const COLOR = {
  ink: '#1d2730',
  muted: '#5a6672',
  accent: '#0b6b5f',
  hairline: '#d9dfe4',
  tint: '#eff6f4',
  userBar: '#0b6b5f',
  botBar: '#b9cbc6',
  personBar: '#28643c',
  systemBar: '#e3e8ec',
  alarm: '#a3160f',
  hurry: '#8a4b00',
  done: '#28643c',
  onBadge: '#ffffff',
} as const;

/** Text styles, in points. */
export const STYLE = {
  sender: { size: 15, leading: 20, color: COLOR.accent, bold: true },
  contact: { size: 9, leading: 12.5, color: COLOR.muted },
  title: { size: 21, leading: 29, color: COLOR.ink, bold: true },
  section: { size: 13.5, leading: 18, color: COLOR.accent, bold: true },
  heading: { size: 10.5, leading: 15, color: COLOR.ink, bold: true },
  body: { size: 10.5, leading: 15, color: COLOR.ink },
  label: { size: 10, leading: 15, color: COLOR.muted },
  badge: { size: 10, leading: 13, color: COLOR.onBadge, bold: true },
  note: { size: 9, leading: 13, color: COLOR.muted },
  running: { size: 8.5, leading: 11, color: COLOR.muted },
} as const satisfies Record<string, TextStyle>;
