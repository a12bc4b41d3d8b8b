import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSession, startFreshSession, storeUser } from './session-storage';

const anna = { firstName: 'Anna', email: 'anna@beispiel.de' };
const bernd = { firstName: 'Bernd', email: 'bernd@beispiel.de' };

describe('the session in storage', () => {
  beforeEach(() => localStorage.clear());

  it('gets a random id of 26 letters and digits', () => {
    const { id, user } = readSession();
    expect(id).toMatch(/^[0-9a-v]{26}$/);
    expect(user).toBeNull();
    expect(startFreshSession().id).not.toBe(id);
  });

  it('is not stored before it is known who chats', () => {
    const session = readSession();
    startFreshSession();
    expect(localStorage).toHaveLength(0);
    storeUser(session, anna);
    expect(localStorage.getItem('chatSessionId')).toBe(session.id);
  });

  it('is the same after a reload', () => {
    const session = storeUser(readSession(), anna);
    expect(readSession()).toEqual(session);
    expect(localStorage.getItem('userData')).toBe(JSON.stringify(anna));
  });

  it('is forgotten with a fresh one', () => {
    storeUser(readSession(), anna);
    startFreshSession();
    expect(readSession().user).toBeNull();
  });

  it('stays when the same person signs in again', () => {
    const session = storeUser(readSession(), anna);
    expect(storeUser(session, { ...anna, email: 'Anna@Beispiel.de' }).id).toBe(session.id);
  });

  it('is another one for another person', () => {
    const session = storeUser(readSession(), anna);
    const next = storeUser(session, bernd);
    expect(next.id).not.toBe(session.id);
    expect(readSession()).toEqual(next);
  });

  it.each(['', 'kurz', 'mit leerzeichen drin', '<script>alert(1)</script>', 'x'.repeat(65)])(
    'does not use the stored id "%s"',
    (id) => {
      localStorage.setItem('chatSessionId', id);
      expect(readSession().id).toMatch(/^[0-9a-v]{26}$/);
    },
  );

  it.each(['', 'kaputt', '{}', 'null', '{"email":1,"firstName":"A"}'])(
    'takes stored user data "%s" as nobody',
    (text) => {
      localStorage.setItem('chatSessionId', 'a'.repeat(26));
      localStorage.setItem('userData', text);
      expect(readSession().user).toBeNull();
    },
  );

  it('lives without storage where that is forbidden', () => {
    const forbidden = new Proxy(localStorage, {
      get: () => () => {
        throw new Error('SecurityError');
      },
    });
    const session = readSession(forbidden);
    expect(storeUser(session, anna, forbidden)).toEqual({ id: session.id, user: anna });
  });

  it('lives without storage where even naming it fails', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const session = readSession();
    expect(storeUser(session, anna)).toEqual({ id: session.id, user: anna });
    vi.restoreAllMocks();
  });
});
