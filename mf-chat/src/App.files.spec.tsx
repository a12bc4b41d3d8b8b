import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, closeChat, openChat, pass } from './testing/chat-driver';
import { aFile } from './testing/factories';
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

  it('are listed and can be removed', () => {
    chat.paste(aFile('foto.png', 2_500_000), aFile('brief.pdf'));
    const list = screen.getByRole('list', { name: 'Files to send' });
    expect(list.textContent).toBe('foto.png2.38 MB · Imagebrief.pdf0.01 MB · Document');
    fireEvent.click(chat.button('Remove foto.png'));
    expect(list.textContent).toBe('brief.pdf0.01 MB · Document');
    expect(document.activeElement).toBe(chat.button('Remove brief.pdf'));
    expect(chat.button('Send').disabled).toBe(false);
    fireEvent.click(chat.button('Remove brief.pdf'));
    expect(document.activeElement).toBe(chat.input());
  });

  it('are refused with the reason', () => {
    chat.paste(aFile('programm.exe'));
    expect(screen.getByRole('alert').textContent).toBe('programm.exe: Unsupported file type');
  });

  it('come back when they are refused and there is no text to send', async () => {
    const refusal = 'b.zip: Unsupported file type';
    vi.stubGlobal('XMLHttpRequest', uploadThat('load', 400, refusal));
    chat.paste(aFile('foto.png'), aFile('b.zip'));
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
    chat.paste(aFile('foto.png'));
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
