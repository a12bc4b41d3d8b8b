import { LANGUAGES, type Language } from '@hausgeist/schema';
import { renderStatic } from '@hausgeist/shell-api/static';
import { catalogues } from './messages/catalogues';
import { FirstScreen } from './routes/FirstScreen';

/** The time is that of the build; without it, the same sources give the same markup. */
const withoutTime = (markup: string) => markup.replaceAll(/<time[^>]*>[^<]*/g, '<time>00:00');

/** The markup of the first screen in every language; run by the build. */
export async function renderFirstScreens(): Promise<Record<Language, string>> {
  const screens = await Promise.all(
    LANGUAGES.map(async ({ code }): Promise<[Language, string]> => [
      code,
      withoutTime(await renderStatic(code, catalogues, <FirstScreen />)),
    ]),
  );
  return Object.fromEntries(screens) as Record<Language, string>;
}
