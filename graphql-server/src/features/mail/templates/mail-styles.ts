import { trusted } from './markup.js';

const FONT = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Styles stand in each element, because many mail programs read them only there. */
const STYLES = {
  page: `margin:0;padding:24px 12px;background:#eef2f4;color:#1d2730;font:16px/1.55 ${FONT};overflow-wrap:anywhere;word-break:break-word;-webkit-text-size-adjust:100%`,
  preheader:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all',
  card: 'max-width:536px;margin:0 auto;padding:28px 32px;background:#ffffff;border:1px solid #dce3e7;border-radius:12px',
  sender: 'margin:0 0 20px;font-size:14px;font-weight:600;color:#0b6b5f;letter-spacing:.01em',
  logo: 'max-height:48px;max-width:220px;width:auto;padding:4px;background:#ffffff;border-radius:4px',
  paragraph: 'margin:0 0 14px',
  heading: 'margin:22px 0 8px;font-size:17px;line-height:1.35;font-weight:600;color:#1d2730',
  note: 'margin:16px 0 0;font-size:13px;line-height:1.5;color:#5a6672',
  panel:
    'margin:4px 0 18px;padding:16px 18px 4px;background:#eff6f4;border-left:3px solid #0b6b5f;border-radius:6px',
  list: 'margin:0 0 14px;padding:0;list-style:none',
  item: 'margin:0 0 4px;padding:0 0 0 24px',
  mark: 'display:inline-block;width:24px;margin-left:-24px;color:#5a6672',
  facts: 'margin:0 0 14px',
  fact: 'margin:0 0 2px',
  factName: 'color:#5a6672',
  button:
    'display:inline-block;padding:12px 22px;background:#0b6b5f;border-radius:8px;color:#ffffff;font-weight:600;text-decoration:none',
  buttonBox: 'margin:6px 0 14px',
  buttonLink: 'margin:0 0 14px;font-size:13px;line-height:1.5;color:#5a6672',
  link: 'color:#0b6b5f;word-break:break-all',
  footer:
    'max-width:536px;margin:0 auto;padding:18px 32px;color:#5a6672;font-size:13px;line-height:1.5',
  footerLine: 'margin:0 0 6px',
} as const;

/** The inline style of a part of the layout. */
export const style = (name: keyof typeof STYLES) => STYLES[name];

const HEX_COLOR = /^#[0-9a-f]{6}$/;

/** The sender's own colour; programs that read no style sheets show that of the product. */
const branded = (color: string) => `
.sender, .link { color: ${color} !important; }
.panel { border-color: ${color} !important; }
.button { background: ${color} !important; }
`;

/** What only programs that read style sheets do: own and dark colours, and less space on small screens. */
export const mailStyles = (brandColor?: string | null) =>
  trusted(`${brandColor && HEX_COLOR.test(brandColor) ? branded(brandColor) : ''}${MAIL_STYLES}`);

const MAIL_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .card, .footer { padding-left: 20px !important; padding-right: 20px !important; } }
@media (prefers-color-scheme: dark) {
  .page { background: #12181c !important; color: #e6ecef !important; }
  .card { background: #1b2328 !important; border-color: #2c373e !important; }
  .panel { background: #232e34 !important; border-color: #7fb6c9 !important; }
  .heading { color: #f2f6f8 !important; }
  .sender, .link { color: #6fd3c2 !important; }
  .button { background: #6fd3c2 !important; color: #0f1a1f !important; }
  .quiet, .footer { color: #a3b1b9 !important; }
}
`;
