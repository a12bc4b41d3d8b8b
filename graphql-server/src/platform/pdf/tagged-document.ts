import { createRequire } from 'node:module';
import type PdfDocument from 'pdfkit';
import { FONT_NAMES, FONT_SCALE, type FontName, openFont } from './fonts.js';
import { breakLines, type Line, type Span } from './line-breaking.js';
import { planSegments } from './pagination.js';

/** A node of the structure that screen readers follow. */
export type StructureElement = PDFKit.PDFStructureElement;

/** What the document says about itself. All of it is in the file, so equal facts give equal files. */
export interface DocumentFacts {
  title: string;
  author: string;
  subject: string;
  /** Words that programs find the document by. */
  keywords?: string;
  createdAt: Date;
}

/** How text looks; lengths in points. */
export interface TextStyle {
  size: number;
  /** From baseline to baseline. */
  leading: number;
  color: string;
  bold?: boolean;
}

/** Where text goes; the whole width between the margins if not said. */
export interface Place {
  x?: number;
  width?: number;
}

const require = createRequire(import.meta.url);

/** A4 in points with the margins of our documents. */
export const PAGE = { width: 595.28, height: 841.89, left: 62, right: 62, top: 76, bottom: 76 };

/** Width between the side margins, in points. */
export const CONTENT_WIDTH = PAGE.width - PAGE.left - PAGE.right;

/** Room for a stamp on the left, so that it never runs into the one on the right. */
const STAMP_WIDTH = CONTENT_WIDTH * 0.55;

const BOTTOM = PAGE.height - PAGE.bottom;

/**
 * An A4 document in German with a structure tree. Text flows down the page from `y`; page breaks
 * leave no single line behind and none alone at the top.
 */
export class TaggedDocument {
  /** Top of what comes next, in points from the top of the page. */
  y: number = PAGE.top;
  readonly root: StructureElement;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #chunks: Uint8Array[] = [];
  #bar: { color: string; from: number } | undefined;

  constructor(facts: DocumentFacts) {
    // Only now, for the same reason as what it writes fonts with.
    const PdfKit = require('pdfkit') as typeof PdfDocument;
    this.#pdf = new PdfKit({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'de-DE',
      displayTitle: true,
      bufferPages: true,
      font: '',
      info: {
        Title: facts.title,
        Author: facts.author,
        Subject: facts.subject,
        ...(facts.keywords ? { Keywords: facts.keywords } : {}),
        Creator: 'Hausgeist',
        CreationDate: facts.createdAt,
        ModDate: facts.createdAt,
      },
    });
    this.#pdf.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk));
    for (const name of FONT_NAMES) {
      // A parsed font is accepted since pdfkit 0.20; the type definitions are older.
      this.#pdf.registerFont(name, openFont(name) as unknown as Buffer);
    }
    this.root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.root);
  }

  /** Adds a node to the structure, e.g. `Table`; below the document itself if no parent is named. */
  element(tag: string, parent = this.root, scope?: 'Row' | 'Column'): StructureElement {
    // The type definitions do not know `scope` yet.
    const options: { scope?: string; title?: string } = scope ? { scope } : {};
    const element = this.#pdf.struct(tag, options);
    parent.add(element);
    return element;
  }

  /** Adds an entry to the list of bookmarks, leading to the current page. */
  bookmark(title: string): void {
    this.#pdf.outline.addItem(title);
  }

  /** Breaks text for this style and width, to know its height before it is drawn. */
  layOut(spans: readonly Span[], style: TextStyle, width: number): Line[] {
    const measure = (font: FontName, text: string) =>
      this.#select(font, style.size).widthOfString(text);
    const styled = spans.map((span) => ({ ...span, bold: span.bold ?? style.bold ?? false }));
    return breakLines(styled, width, measure);
  }

  /** Lets text flow from `y` on, over as many pages as it takes. */
  flow(element: StructureElement, spans: readonly Span[], style: TextStyle, at: Place = {}): void {
    const lines = this.layOut(spans, style, at.width ?? CONTENT_WIDTH);
    let next = 0;
    for (const count of planSegments(lines.length, style.leading, this.space, pageSpace)) {
      if (next > 0 || count === 0) this.breakPage();
      if (count > 0) this.draw(element, lines.slice(next, next + count), style, at);
      this.y += count * style.leading;
      next += count;
    }
  }

  /** Draws lines at `y` without moving it and without a page break. */
  draw(element: StructureElement, lines: readonly Line[], style: TextStyle, at: Place = {}): void {
    element.add(() => this.#drawLines(lines, style, at.x ?? PAGE.left));
  }

  /** Room left on the page, in points. */
  get space(): number {
    return BOTTOM - this.y;
  }

  /** Goes to the next page unless this much room is left. */
  reserve(height: number): void {
    if (this.space < height) this.breakPage();
  }

  breakPage(): void {
    const color = this.#bar?.color;
    this.endBar();
    this.#pdf.addPage();
    this.y = PAGE.top;
    if (color) this.startBar(color);
  }

  /** Begins a coloured bar in the left margin; it follows the text over page breaks. */
  startBar(color: string): void {
    this.#bar = { color, from: this.y };
  }

  endBar(): void {
    if (this.#bar && this.y > this.#bar.from) {
      this.fill(PAGE.left, this.#bar.from, 2, this.y - this.#bar.from, this.#bar.color);
    }
    this.#bar = undefined;
  }

  /** Fills a rectangle that carries no meaning. */
  fill(x: number, y: number, width: number, height: number, color: string, radius = 0): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf.roundedRect(x, y, width, height, radius).fill(color);
    this.#pdf.endMarkedContent();
  }

  /** Draws a JPEG or PNG into a box at `y` without moving it; `description` is what a screen reader says. */
  picture(
    parent: StructureElement,
    picture: Buffer,
    {
      x,
      width,
      height,
      description,
      align = 'center',
    }: {
      x: number;
      width: number;
      height: number;
      description: string;
      align?: 'left' | 'center';
    },
  ): void {
    const figure = this.#pdf.struct('Figure', { alt: description });
    parent.add(figure);
    const top = this.y;
    figure.add(() => {
      this.#pdf.image(picture, x, top, {
        fit: [width, height],
        ...ALIGNED[align],
        valign: 'center',
      });
    });
  }

  /** Text on one line, with an ellipsis if it is too long for the width. */
  shorten(text: string, style: TextStyle, width: number): Line {
    return this.#shorten(text, style, width);
  }

  /** Draws one line outside the structure on a page that is there already, e.g. a page number. */
  stamp(page: number, text: string, style: TextStyle, y: number, align: 'left' | 'right'): void {
    const line = this.#shorten(text, style, align === 'left' ? STAMP_WIDTH : CONTENT_WIDTH);
    this.#pdf.switchToPage(page);
    this.y = y;
    this.#pdf.markContent('Artifact', { type: 'Pagination' });
    const x = align === 'left' ? PAGE.left : PAGE.width - PAGE.right - line.width;
    this.#drawLines([line], style, x);
    this.#pdf.endMarkedContent();
  }

  get pageCount(): number {
    return this.#pdf.bufferedPageRange().count;
  }

  /** Ends the document and returns the file. */
  async finish(): Promise<Buffer> {
    const ended = new Promise((resolve) => this.#pdf.once('end', resolve));
    this.root.end();
    this.#pdf.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }

  /** The text on one line, with an ellipsis if it is too long for it. */
  #shorten(text: string, style: TextStyle, width: number): Line {
    const layOut = (shown: string) => this.layOut([{ text: shown }], style, Infinity)[0];
    let line = layOut(text);
    for (let kept = text.slice(0, -1); line && line.width > width && kept;) {
      line = layOut(`${kept.trimEnd()}…`);
      kept = kept.slice(0, -1);
    }
    return line ?? { pieces: [], width: 0 };
  }

  #drawLines(lines: readonly Line[], style: TextStyle, x: number): void {
    for (const [index, line] of lines.entries()) {
      const baseline = this.y + index * style.leading + (style.leading + style.size * 0.66) / 2;
      let left = x;
      for (const piece of line.pieces) {
        this.#select(piece.font, style.size)
          .fillColor(piece.color ?? style.color)
          .text(piece.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
        left += piece.width;
      }
    }
  }

  #select(font: FontName, size: number): PDFKit.PDFDocument {
    return this.#pdf.font(font).fontSize(size * FONT_SCALE[font]);
  }
}

/** Nothing is said for the left, where pdfkit begins. */
const ALIGNED = { left: {}, center: { align: 'center' } } as const;

const pageSpace = BOTTOM - PAGE.top;
