import { describe, expect, it } from 'vitest';
import { deviceName, deviceNameFor } from './device-name.js';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

describe('the name of a device', () => {
  it.each([
    [WINDOWS, 'Chrome on Windows', 'Chrome unter Windows'],
    [IPHONE, 'Safari on iPhone', 'Safari auf iPhone'],
    ['curl/8.9.1', 'curl/8.9.1', 'curl/8.9.1'],
    ['lights on fire', 'lights on fire', 'lights on fire'],
    ['', 'Unknown device', 'Unbekanntes Gerät'],
  ])('is kept in English and read in German', (userAgent, english, german) => {
    const kept = deviceName(userAgent);
    expect(kept).toBe(english);
    expect(deviceNameFor(kept, 'en')).toBe(english);
    expect(deviceNameFor(kept, 'de')).toBe(german);
  });
});
