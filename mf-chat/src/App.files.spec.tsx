import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, closeChat, lateParts, openChat, pass } from './testing/chat-driver';
import { aConversation, aFile, aMessage } from './testing/factories';
import { FakeServer } from './testing/fake-server';
import { uploadThat } from './testing/fake-upload';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
});
afterEach(() => {
  closeChat();
  vi.useRealTimers();
});

const sent = () => server.calls.filter(({ name }) => name === 'SendMessage');

describe('files', () => {
  beforeEach(async () => {
    await openChat(server);
    await chat.signIn(server);
  });

  it('are listed and can be removed', async () => {
    await chat.paste(aFile('foto.png', 2_500_000), aFile('brief.pdf'));
    const list = screen.getByRole('list', { name: 'Files to send' });
    expect(list.textContent).toBe('foto.png2.38 MB · Imagebrief.pdf0.01 MB · Document');
    fireEvent.click(chat.button('Remove foto.png'));
    expect(list.textContent).toBe('brief.pdf0.01 MB · Document');
    expect(document.activeElement).toBe(chat.button('Remove brief.pdf'));
    expect(chat.button('Send').disabled).toBe(false);
    fireEvent.click(chat.button('Remove brief.pdf'));
    expect(document.activeElement).toBe(chat.input());
  });

  it('are refused with the reason', async () => {
    await chat.paste(aFile('programm.exe'));
    expect(screen.getByRole('alert').textContent).toBe('programm.exe: Unsupported file type');
  });

  it('come back when they are refused and there is no text to send', async () => {
    const refusal = 'b.zip: Unsupported file type';
    vi.stubGlobal('XMLHttpRequest', uploadThat('load', 400, refusal));
    await chat.paste(aFile('foto.png'), aFile('b.zip'));
    await chat.press('Send');
    await pass(10);
    vi.unstubAllGlobals();
    expect(screen.getByRole('alert').textContent).toBe(refusal);
    expect(screen.queryByText('Not sent')).toBeNull();
    expect(chat.button('Remove b.zip')).toBeTruthy();
    expect(chat.button('Remove foto.png')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('stay behind when they cannot be uploaded; the text goes without them', async () => {
    vi.stubGlobal('XMLHttpRequest', uploadThat('error'));
    await chat.paste(aFile('foto.png'));
    await chat.send('Siehe Foto');
    vi.unstubAllGlobals();
    expect(sent()[0]?.input).toMatchObject({
      content: 'Siehe Foto',
      attachmentIds: [],
    });
    expect(screen.getByRole('alert').textContent).toBe('File upload failed');
    expect(chat.log().textContent).toContain('Your message was sent without them');
    expect(chat.button('Remove foto.png')).toBeTruthy();
  });
});

/** Fetches what comes with the first picture. */
async function settle(): Promise<void> {
  await lateParts();
  await pass(10);
}

/** A picture as the server knows it. */
const picture = (id: string, originalName: string) => ({
  ...{ id, originalName, fileSize: 2_500_000, mimeType: 'image/jpeg' },
  ...{ purpose: 'IMAGE' as const, url: `/api/files/${id}` },
});

describe('pictures', () => {
  beforeEach(async () => {
    server.signedIn = true;
    server.conversation = aConversation();
    const letter = { ...picture('c', 'Brief.pdf'), mimeType: 'application/pdf' };
    server.messages = [
      aMessage({
        attachments: [picture('a', 'Fleck.jpg'), picture('b', 'Decke.jpg'), letter],
      }),
    ];
    localStorage.setItem('userData', JSON.stringify(server.user));
    localStorage.setItem('chatSessionId', 'abcdefghijklmnopqrstuvwxyz');
    await openChat(server);
    await settle();
  });

  it('of a message are shown, with what they are; other files keep their sign', () => {
    const list = screen.getByRole('list', { name: 'Attached files' });
    expect([...list.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/api/files/a',
      '/api/files/b',
    ]);
    expect(list.textContent).toBe(
      'Fleck.jpg2.38 MB · ImageDecke.jpg2.38 MB · ImageBrief.pdf2.38 MB · Image',
    );
  });

  it('fill the screen with a press, and arrow keys turn to the next one', async () => {
    fireEvent.click(chat.button('View Fleck.jpg'));
    await settle();
    // Its code comes with the first picture that is opened.
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Fleck.jpg' })).not.toBeNull();
    const dialog = screen.getByRole('dialog', { name: 'Fleck.jpg' });
    expect(dialog.textContent).toContain('1 of 2');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(screen.getByRole('dialog', { name: 'Decke.jpg' }).textContent).toContain('2 of 2');
    expect(chat.button('Next picture').disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(
      '/api/files/b',
    );
    fireEvent.click(chat.button('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that cannot be drawn can be downloaded all the same', async () => {
    const image = screen.getByRole('list', { name: 'Attached files' }).querySelector('img');
    if (!image) throw new Error('There is no picture.');
    fireEvent.error(image);
    expect(screen.queryByRole('button', { name: 'View Fleck.jpg' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Fleck.jpg' })).toBeTruthy();
  });
});
