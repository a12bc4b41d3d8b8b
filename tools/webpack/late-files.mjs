// Finds the files that late parts are made of, by how they are imported.

/** In the name of a part: the language of the reader, as in `./frame-{language}`. */
const LANGUAGE = '{language}';

const filesOf = (groups) => [
  ...new Set(
    groups.flatMap((group) => group.getFiles()).filter((file) => /\.(?:js|css)$/.test(file)),
  ),
];

/** What is imported as one of the parts. A name that nothing imports is a mistake. */
function groupsOf({ chunkGroups }, parts) {
  return parts.map((part) => {
    const group = chunkGroups.find(({ origins }) =>
      origins.some(({ request }) => request === part),
    );
    if (!group) throw new Error(`No late part ${part} is imported.`);
    return group;
  });
}

/**
 * The scripts and styles that come with parts.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {readonly string[]} parts as they are imported
 */
export const filesOfParts = (compilation, parts) => filesOf(groupsOf(compilation, parts));

/** Those of a part for readers of each language that it is there for. */
function textsOf({ chunkGroups }, part) {
  const [before, after] = part.split(LANGUAGE);
  return chunkGroups.flatMap((group) =>
    group.origins
      .map(({ request = '' }) => request)
      .filter((request) => request.startsWith(before) && request.endsWith(after))
      .map((request) => [request.slice(before.length, request.length - after.length), group])
      .filter(([language]) => /^[a-z]{2}$/.test(language)),
  );
}

/**
 * What is imported as the parts of a page: its code, and its texts by language.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {readonly string[]} parts as they are imported
 */
export function groupsOfPage(compilation, parts) {
  const translated = parts.filter((part) => part.includes(LANGUAGE));
  const texts = translated.map((part) => textsOf(compilation, part));
  const missing = translated.find((_part, index) => texts[index].length === 0);
  if (missing) throw new Error(`No late part ${missing} is imported.`);
  const byLanguage = Object.groupBy(texts.flat(), ([language]) => language);
  return {
    code: groupsOf(
      compilation,
      parts.filter((part) => !translated.includes(part)),
    ),
    texts: Object.fromEntries(
      Object.entries(byLanguage).map(([language, found]) => [
        language,
        found.map(([, group]) => group),
      ]),
    ),
  };
}

/**
 * What pages need besides the app, for the hints of the server: for all readers, and for those of a language.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {Record<string, readonly string[]>} pages their late parts, by route
 */
export function describePages(compilation, pages) {
  return Object.entries(pages).map(([route, parts]) => {
    const { code, texts } = groupsOfPage(compilation, parts);
    return {
      route,
      files: filesOf(code),
      texts: Object.fromEntries(
        Object.entries(texts).map(([language, groups]) => [language, filesOf(groups)]),
      ),
    };
  });
}
