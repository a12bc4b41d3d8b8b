import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChatFollower, newSessionId, send, signIn } from '../../testing/chat.js';
import { createCompany, createEndUser } from '../../testing/factories.js';
import { FakeOpenAi } from '../../testing/fake-openai.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { letterPicture, png } from '../attachments/testing/letter-picture.js';
import { xls } from '../attachments/testing/old-workbook.js';
import { doc, docx, paragraph, pdf, xlsx } from '../attachments/testing/sample-files.js';
import { buildZip } from '../attachments/testing/zip-builder.js';

const LETTER = [
  'Betriebskostenabrechnung 2024',
  'Für Ihre Wohnung ergibt sich eine Nachzahlung von 234,50 €.',
  'Bitte überweisen Sie den Betrag bis zum 31.03.2025.',
];

const ROWS = [
  ['Kostenart', 'Betrag', 'Zu überweisen bis'],
  ['Müllabfuhr', '80,10 €', '15.01.2025'],
  ['Nachzahlung', '234,50 €', '31.03.2025'],
];

const escapeRtf = (text: string) =>
  text.replaceAll(/[^\p{ASCII}]/gu, (sign) => `\\u${sign.codePointAt(0)}?`);

async function scan(): Promise<Buffer> {
  const document = new PdfKit();
  document.image(png(letterPicture(LETTER)), 20, 20, { width: 560 });
  document.end();
  return buffer(document);
}

/** A file of each kind that says the same. */
const FILES: Record<string, () => Buffer | Promise<Buffer>> = {
  'brief.txt': () => Buffer.from(LETTER.join('\n')),
  'brief.pdf': () => pdf(...LETTER),
  'scan.pdf': scan,
  'brief.docx': () => docx(LETTER.map(paragraph).join('')),
  'brief.doc': () => doc(LETTER.join('\r')),
  'brief.rtf': () => Buffer.from(String.raw`{\rtf1 ${LETTER.map(escapeRtf).join('\\par ')}}`),
  'kosten.xlsx': () => xlsx(ROWS),
  'kosten.xls': () => xls('Abrechnung', ROWS),
  'kosten.csv': () => Buffer.from(ROWS.map((row) => row.join(';')).join('\n')),
  'IMG_0815.png': () => png(letterPicture(LETTER)),
};

class Chat {
  readonly sessionId = newSessionId();
  readonly #client;
  readonly #follower;

  private constructor(client: Awaited<ReturnType<typeof signIn>>) {
    this.#client = client;
    this.#follower = new ChatFollower(client, this.sessionId);
  }

  static async open(app: TestApp): Promise<Chat> {
    const em = app.em();
    return new Chat(await signIn(app, await createEndUser(em, await createCompany(em))));
  }

  async upload(name: string, content: Buffer): Promise<string> {
    const form = new FormData();
    form.append('sessionId', this.sessionId);
    form.append('files', new File([new Uint8Array(content)], name));
    const path = '/api/files/upload-with-message';
    const response = await this.#client.fetch(path, { method: 'POST', body: form });
    const { files } = (await response.json()) as { files?: { id: string }[] };
    return files?.[0]?.id ?? '';
  }

  async ask(content: string, attachmentIds: string[] = []): Promise<string> {
    const message = await send(this.#client, { sessionId: this.sessionId, content, attachmentIds });
    return (await this.#follower.answerTo(message.id)).text;
  }

  async close(): Promise<void> {
    await this.#follower.close();
  }
}

describe('the built-in assistant', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it.each(Object.entries(FILES))('is asked about %s two messages later', async (name, make) => {
    const chat = await Chat.open(app);
    const first = 'Bitte sehen Sie sich das an.';
    const received = await chat.ask(first, [await chat.upload(name, await make())]);
    expect(received).toContain(`„${name}“ habe ich gelesen`);
    const amount = await chat.ask('Wie hoch ist die Nachzahlung?');
    expect(amount).toContain(`„${name}“`);
    expect(amount).toContain('234,50 €');
    const until = await chat.ask('Und bis wann muss ich das überweisen?');
    expect(until).toContain(`„${name}“`);
    expect(until).toContain('31.03.2025');
    expect(until).not.toContain('80,10');
    await chat.close();
  });

  it.each([
    'und was stand in dem Brief?',
    'Was steht nochmal im Schreiben?',
    'Fassen Sie das Dokument bitte zusammen',
    'worum ging es auf dem Foto?',
    'Was stand im Anhang?',
    'und laut Rechnung?',
  ])('finds the file again after other topics: %s', async (question) => {
    const chat = await Chat.open(app);
    const letter =
      'Kabelwerk Nord\n\nAm 14. Dezember wird im Haus die Steigleitung erneuert.\n\nDie Kosten von 312,40 Euro werden verteilt.';
    await chat.ask('Das kam heute.', [await chat.upload('IMG_2041.txt', Buffer.from(letter))]);
    for (const other of ['Wann ist Sperrmüll?', 'Darf ich grillen?', 'Vielen Dank']) {
      expect(await chat.ask(other)).not.toContain('IMG_2041');
    }
    const answer = await chat.ask(question);
    expect(answer).toContain('„IMG_2041.txt“');
    expect(answer).toContain('Steigleitung');
    await chat.close();
  });

  it('knows which files are in an archive', async () => {
    const chat = await Chat.open(app);
    const zip = buildZip([{ name: 'Übergabeprotokoll.pdf', content: 'x' }]);
    await chat.ask('Meine Unterlagen', [await chat.upload('umzug.zip', zip)]);
    await chat.ask('Guten Tag');
    expect(await chat.ask('Was ist in dem Archiv?')).toContain('Übergabeprotokoll.pdf');
    await chat.close();
  });

  it('quotes the file, not the use case on the same subject, and cites none', async () => {
    const chat = await Chat.open(app);
    const id = await chat.upload('brief.txt', Buffer.from(LETTER.join('\n')));
    await chat.ask('Das habe ich bekommen.', [id]);
    await chat.ask('Meine Heizung ist kalt.');
    await chat.ask('Danke schön!');
    const answer = await chat.ask('Wie hoch war noch mal die Nachzahlung in dem Brief?');
    expect(answer).toContain('234,50 €');
    expect(answer).not.toMatch(/\[\d\]/);
    await chat.close();
  });

  it('says openly what it cannot read, and what becomes of it', async () => {
    const chat = await Chat.open(app);
    const pixels = Buffer.alloc(40_000, 90);
    const id = await chat.upload('fleck.png', png({ width: 200, height: 200, pixels }));
    const answer = await chat.ask('Sehen Sie den Fleck?', [id]);
    expect(answer).toContain('keinen Text lesen');
    expect(answer).toContain('Ich leite das Foto mit der Zusammenfassung an Ihre Hausverwaltung');
    await chat.close();
  });

  it('keeps a picture of too many pixels, unread, and answers at once', async () => {
    const chat = await Chat.open(app);
    const bomb = png(letterPicture(['x']), { width: 60_000, height: 60_000 });
    const answer = await chat.ask('Was steht da?', [await chat.upload('riesig.png', bomb)]);
    expect(answer).toContain('„riesig.png“');
    expect(answer).toContain('keinen Text lesen');
    await chat.close();
  });

  it('finds in each of several files what was asked about that one', async () => {
    const chat = await Chat.open(app);
    const contract = Buffer.from('Mietvertrag\n\nDie Kaution beträgt 1.500 Euro.');
    const ids = [
      await chat.upload('mietvertrag.txt', contract),
      await chat.upload('scan0001.pdf', await pdf(...LETTER)),
    ];
    await chat.ask('Hier sind zwei Unterlagen.', ids);
    expect(await chat.ask('Welcher Betrag steht in dem PDF?')).toContain('234,50 €');
    const deposit = await chat.ask('Wie hoch ist die Kaution laut Mietvertrag?');
    expect(deposit).toContain('1.500 Euro');
    expect(deposit).not.toContain('234,50');
    await chat.close();
  });
});

describe('a provider', () => {
  const provider = new FakeOpenAi();
  let app: TestApp;
  beforeAll(async () => {
    const settings = { apiKey: 'test', model: 'fake-model', embeddingModel: 'fake-embedding' };
    const openai = { ...settings, baseUrl: await provider.start(), vision: true };
    app = await startTestApp({ config: { openai } });
  });
  afterAll(async () => {
    await app.stop();
    await provider.stop();
  });

  const lastPrompt = () =>
    JSON.stringify(provider.requestsTo('chat').at(-1)?.body.messages?.at(-1));

  it('is sent the passages that fit, not the file, and its name with every message', async () => {
    const chat = await Chat.open(app);
    const filler = Array.from(
      { length: 300 },
      (_, i) => `Absatz ${i} über den Garten und den Hof.`,
    );
    const text = [...filler.slice(0, 200), LETTER[1], ...filler.slice(200)].join('\n\n');
    await chat.ask('Mein Schreiben', [await chat.upload('brief.txt', Buffer.from(text))]);
    await chat.ask('Wie hoch ist die Nachzahlung?');
    expect(lastPrompt()).toContain('brief.txt');
    expect(lastPrompt()).toContain('234,50 €');
    expect(lastPrompt()).not.toContain('Absatz 17 ');
    await chat.ask('Wann kommt der Schornsteinfeger?');
    expect(lastPrompt()).toContain('brief.txt');
    await chat.close();
  });

  it('is sent the text of a scan, which it cannot see', async () => {
    const chat = await Chat.open(app);
    await chat.ask('Mein Schreiben', [await chat.upload('scan.pdf', await scan())]);
    await chat.ask('Danke');
    await chat.ask('Wie hoch ist die Nachzahlung in dem Schreiben?');
    expect(lastPrompt()).toContain('234,50 €');
    await chat.close();
  });

  it('sees a photo without its place and camera, as the camera was held', async () => {
    const chat = await Chat.open(app);
    const photo = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#446688' },
    })
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'Kamera-Werk' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
      })
      .jpeg()
      .toBuffer();
    await chat.ask('Was ist das?', [await chat.upload('foto.jpg', photo)]);
    const [, sent = ''] = /data:image\/jpeg;base64,([\w+/=]+)/.exec(lastPrompt()) ?? [];
    const { exif, width, height } = await sharp(Buffer.from(sent, 'base64')).metadata();
    expect({ exif, width, height }).toEqual({ width: 40, height: 60 });
    await chat.close();
  });

  it('sees a picture with its message and when it is asked about again, not in between', async () => {
    const chat = await Chat.open(app);
    const picture = png({ width: 20, height: 20, pixels: Buffer.alloc(400, 90) });
    await chat.ask('Was ist das?', [await chat.upload('fleck.png', picture)]);
    expect(lastPrompt()).toContain('data:image/png;base64');
    await chat.ask('Wann wird der Müll abgeholt?');
    expect(lastPrompt()).not.toContain('base64');
    await chat.ask('Ist der Fleck auf dem Foto von vorhin Schimmel?');
    expect(lastPrompt()).toContain('data:image/png;base64');
    await chat.close();
  });
});
