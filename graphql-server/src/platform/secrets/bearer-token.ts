import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an Authorization header carries this token. Takes the same time however much of it is right. */
export function carriesToken(header: string | undefined, token: string | undefined): boolean {
  const given = /^Bearer\s+(.+)$/i.exec(header ?? '')?.[1];
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
