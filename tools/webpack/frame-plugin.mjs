// Keeps what pages share with the frame around them in the files of the frame alone: it comes with each of
// them, beside them, so that neither the pages nor files of their own need to hold it.
import { groupsOfPage } from './late-files.mjs';

/** The routes below another one, which ends with `/*`. */
const routesBelow = (pages, route) =>
  Object.keys(pages).filter((other) => other !== route && other.startsWith(route.slice(0, -1)));

/** Has the page's files wait for those of its frame, and takes out of them what is in these. */
function putInto(frame, page, chunkGraph) {
  const around = [...frame.chunks];
  const own = page.chunks.filter((chunk) => !around.includes(chunk));
  for (const chunk of around) {
    if (page.pushChunk(chunk)) chunk.addGroup(page);
    for (const module of chunkGraph.getChunkModules(chunk)) {
      for (const inner of own) chunkGraph.disconnectChunkAndModule(inner, module);
    }
  }
}

function putAllInto(frames, pages, chunkGraph) {
  for (const page of pages.filter((each) => !frames.includes(each))) {
    for (const frame of frames) putInto(frame, page, chunkGraph);
  }
}

export class FramePlugin {
  /** @param {{ pages?: Record<string, readonly string[]> }} options late parts of pages, by route */
  constructor({ pages = {} }) {
    this.pages = pages;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { pages } = this;
    compiler.hooks.thisCompilation.tap('FramePlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('FramePlugin', () => {
        // The widest frame first: a page is then left with what none of its frames has.
        const frames = Object.keys(pages).filter((route) => route.endsWith('/*'));
        for (const route of frames.toSorted((one, other) => one.length - other.length)) {
          const below = routesBelow(pages, route).flatMap((other) => pages[other]);
          const frame = groupsOfPage(compilation, pages[route]);
          const inside = groupsOfPage(compilation, below);
          putAllInto(frame.code, inside.code, compilation.chunkGraph);
          for (const [language, texts] of Object.entries(frame.texts)) {
            putAllInto(texts, inside.texts[language] ?? [], compilation.chunkGraph);
          }
        }
      });
    });
  }
}
