import { describe, expect, it } from 'vitest';
import { runningDanger } from './running-danger.js';

const GAS = 'es riecht nach gas im keller';
const SUICIDE = 'ich will nicht mehr leben';
const BURGLARY = 'da ist ein einbrecher in meiner wohnung';
const WATER = 'rohrbruch, das wasser läuft aus der wand';

const after = (...told: string[]) =>
  told.flatMap((text) => [
    { role: 'user' as const, text },
    { role: 'assistant' as const, text: 'Rufen Sie die 112 an.', isEmergency: true },
  ]);

describe('a danger that was told a moment ago', () => {
  it.each([
    [GAS, 'es wird schlimmer', 'GAS'],
    [GAS, 'jetzt riecht es auch im flur', 'GAS'],
    [WATER, 'kommt jetzt aus der wand', 'WATER'],
    [GAS, 'was soll ich jetzt machen', 'GAS'],
    [GAS, 'soll ich die feuerwehr rufen', 'GAS'],
    [GAS, "it's getting worse", 'GAS'],
    [GAS, 'стало хуже', 'GAS'],
    [GAS, 'daha kötü oluyor', 'GAS'],
    // Out of the bad air first, then the doctor.
    [GAS, 'mir ist schon ganz schlecht', 'GAS'],
    [GAS, 'mein mann ist bewusstlos', 'GAS'],
    [WATER, 'mir ist schlecht', 'MEDICAL'],
    [BURGLARY, 'ich höre ihn', 'BURGLARY'],
    [BURGLARY, 'er kommt näher', 'BURGLARY'],
    [SUICIDE, 'ist mir egal', 'SUICIDE'],
    [SUICIDE, 'ok tschüss', 'SUICIDE'],
    [SUICIDE, 'nein ich ruf da nicht an', 'SUICIDE'],
  ])('goes on: %s – %s', (told, text, kind) => {
    expect(runningDanger(text, after(told))).toEqual({ kind, sure: true });
  });

  it('goes on for more than one answer', () => {
    expect(runningDanger('es geht niemand ran', after(GAS, 'und jetzt'))?.kind).toBe('GAS');
    const long = after(GAS, 'und jetzt', 'es wird schlimmer', 'was tun', 'hilfe', 'immer noch');
    expect(runningDanger('meine frau ist umgefallen', long)?.kind).toBe('GAS');
  });

  it.each([
    [GAS, 'wir sind draußen'],
    [GAS, 'es riecht nicht mehr'],
    [GAS, 'danke'],
    [GAS, 'Wann wird eigentlich die Therme gewartet?'],
    [WATER, 'ist mir egal'],
    [WATER, 'ok das ist jetzt aus, danke'],
    [WATER, 'jetzt aus'],
  ])('does not: %s – %s', (told, text) => {
    expect(runningDanger(text, after(told))).toBeUndefined();
  });

  it('leaves another danger to its own words', () => {
    expect(runningDanger('jetzt brennt es in der küche', after(WATER))).toBeUndefined();
  });

  it('is none without one, and ends after some turns', () => {
    expect(runningDanger('es wird schlimmer', [])).toBeUndefined();
    const harmless = Array.from({ length: 6 }, () => ({ role: 'user' as const, text: 'Danke' }));
    expect(runningDanger('es wird schlimmer', [...after(GAS), ...harmless])).toBeUndefined();
  });
});
