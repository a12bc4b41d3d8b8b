import { toBuffer } from 'qrcode';
import {
  CONTENT_WIDTH,
  PAGE,
  type StructureElement,
  TaggedDocument,
  type TextStyle,
} from '../../../platform/pdf/index.js';

/** What a poster for a staircase says. */
export interface PosterData {
  company: {
    name: string;
    phone: string;
    email: string;
    officeHours: string | null;
    color: string;
    emergencyContacts: readonly { label: string; phone: string }[];
  };
  /** A PNG. */
  logo: Buffer | undefined;
  /** In one line; for all buildings if missing. */
  building: string | undefined;
  /** Where the code leads. */
  url: string;
}

const CODE_SIZE = 236;
const LOGO = { width: 240, height: 76 };
const INK = '#161b22';
const QUIET = '#535e6c';

const STYLE = {
  sender: { size: 15, leading: 20, color: INK, bold: true },
  title: { size: 34, leading: 40, color: INK, bold: true },
  lead: { size: 16, leading: 23, color: INK },
  url: { size: 13, leading: 18, color: INK, bold: true },
  small: { size: 11.5, leading: 16, color: INK },
  quiet: { size: 10.5, leading: 15, color: QUIET },
} satisfies Record<string, TextStyle>;

/** A page to hang up in a staircase: a code that leads into the chat, and what to do without a telephone. */
export async function renderPoster(data: PosterData): Promise<Buffer> {
  const { company, url } = data;
  const doc = new TaggedDocument({
    title: `Aushang: Chat von ${company.name}`,
    author: company.name,
    subject: `QR-Code zum Chat: ${url}`,
    createdAt: new Date(),
  });
  doc.fill(0, 0, PAGE.width, 14, company.color);
  drawHead(doc, data);
  drawInvitation(doc, data);
  await drawCode(doc, url);
  drawSteps(doc);
  drawFoot(doc, data);
  return doc.finish();
}

function drawHead(doc: TaggedDocument, { company, logo, building }: PosterData): void {
  doc.y = 44;
  if (logo) {
    const x = (PAGE.width - LOGO.width) / 2;
    doc.picture(doc.root, logo, { ...LOGO, x, description: `Logo von ${company.name}` });
    doc.y += LOGO.height + 8;
  }
  centre(doc, doc.element('P'), company.name, { ...STYLE.sender, color: company.color });
  if (building) centre(doc, doc.element('P'), building, STYLE.small);
}

function drawInvitation(doc: TaggedDocument, { company }: PosterData): void {
  doc.y += 16;
  centre(doc, doc.element('H1'), 'Fragen rund um Ihr Zuhause?', STYLE.title);
  doc.y += 8;
  const lead = `Im Chat von ${company.name} bekommen Sie jederzeit Antwort und melden Schäden, auch nachts und am Wochenende.`;
  centre(doc, doc.element('P'), lead, STYLE.lead);
  doc.y += 12;
}

async function drawCode(doc: TaggedDocument, url: string): Promise<void> {
  // A quarter of it may be dirty or torn and it is still read.
  const code = await toBuffer(url, { errorCorrectionLevel: 'Q', margin: 2, scale: 16 });
  const x = (PAGE.width - CODE_SIZE) / 2;
  const description = `QR-Code mit der Adresse ${url}`;
  doc.picture(doc.root, code, { x, width: CODE_SIZE, height: CODE_SIZE, description });
  doc.y += CODE_SIZE + 6;
  // Typed from paper it leads to the same chat without the building.
  centre(doc, doc.element('P'), url.replace(/\?.*$/, ''), STYLE.url);
}

function drawSteps(doc: TaggedDocument): void {
  doc.y += 14;
  for (const step of [
    '1. Öffnen Sie die Kamera Ihres Telefons und halten Sie sie auf den Code.',
    '2. Tippen Sie auf die Adresse, die erscheint.',
    '3. Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrer Nummer an. Beides steht in Ihrer Einladung.',
  ]) {
    centre(doc, doc.element('P'), step, STYLE.small);
  }
}

function drawFoot(doc: TaggedDocument, { company }: PosterData): void {
  const contacts = company.emergencyContacts.map(({ label, phone }) => `${label}: ${phone}`);
  const hours = company.officeHours?.replaceAll(/\s*\n\s*/g, ' · ');
  const lines: [string, TextStyle][] = [
    ['In Gefahr rufen Sie bitte sofort an: Feuerwehr und Rettung 112, Polizei 110', STYLE.small],
    ...contacts.slice(0, 3).map((text): [string, TextStyle] => [text, STYLE.small]),
    [`Ohne Chat: Telefon ${company.phone} · ${company.email}`, STYLE.quiet],
    ...(hours ? [[`Bürozeiten: ${hours}`, STYLE.quiet] as [string, TextStyle]] : []),
  ];
  const laidOut = lines.map(([text, style]) => ({
    style,
    lines: doc.layOut([{ text }], style, CONTENT_WIDTH),
  }));
  const height = laidOut.reduce((sum, part) => sum + part.lines.length * part.style.leading, 0);
  // At the foot of the page, unless what stands above leaves less room than that.
  doc.y = Math.max(doc.y + 12, PAGE.height - 40 - height);
  doc.fill(PAGE.left, doc.y - 8, CONTENT_WIDTH, 1.2, company.color);
  for (const [text, style] of lines) centre(doc, doc.element('P'), text, style);
}

/** Text in the middle of the page, over as many lines as it takes. */
function centre(
  doc: TaggedDocument,
  element: StructureElement,
  text: string,
  style: TextStyle,
): void {
  for (const line of doc.layOut([{ text }], style, CONTENT_WIDTH)) {
    doc.draw(element, [line], style, { x: (PAGE.width - line.width) / 2 });
    doc.y += style.leading;
  }
}
