import { useLocale, useSession } from '@hausgeist/shell-api';

/** Who is told on this browser, and in which language. */
export interface PushPerson {
  own: string | undefined;
  language: 'DE' | 'EN';
}

/** For whom this browser is told, so that it is again after the next sign-in of the same person. */
const KEY = 'pushFor';

/** Who would be told here; without an id before the sign-in. */
export function usePushPerson(): PushPerson {
  const { viewer } = useSession();
  const language = useLocale() === 'de' ? 'DE' : 'EN';
  return { own: viewer?.companyUser?.id ?? viewer?.admin?.id, language };
}

/** Whether this browser was to be told what this person is told. */
export const isPushFor = (own: string | undefined): boolean =>
  own !== undefined && localStorage.getItem(KEY) === own;

export const rememberPush = (own: string): void => localStorage.setItem(KEY, own);

/** It is told of nothing any more. */
export const forgetPush = (): void => localStorage.removeItem(KEY);
