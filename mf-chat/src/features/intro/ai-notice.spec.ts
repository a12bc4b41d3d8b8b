import { createHash } from 'node:crypto';
import { AI_NOTICE_VERSION } from '@hausgeist/schema';
import { expect, it } from 'vitest';
import { ar } from '../../messages/ar';
import { de } from '../../messages/de';
import { en } from '../../messages/en';
import { pl } from '../../messages/pl';
import { ru } from '../../messages/ru';
import { tr } from '../../messages/tr';
import { uk } from '../../messages/uk';

/** What each version of the notice says. A change of the texts is a new version, here and in `schema`. */
const DIGESTS: Record<string, string> = {
  '2026-11-24': '90a6e45335524b03',
  '2026-11-27': '9909b985a33d18f9',
  '2026-11-29': '90a76eb82a7b915f',
};

it('names the version of the notice that is kept with conversations', () => {
  const said = [de, en, tr, ru, uk, ar, pl].map(({ intro, composer }) => [
    ...[intro.title, intro.notice, intro.limits],
    ...[
      composer.person,
      composer.personShort,
      composer.notice,
      composer.noticeShort,
      composer.human,
    ],
  ]);
  const digest = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16);
  expect(digest).toBe(DIGESTS[AI_NOTICE_VERSION]);
});
