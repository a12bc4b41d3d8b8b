// Part of every micro-frontend's container. When the shell fetches the container once more because
// something did not arrive (`?attempt=1`), scripts and styles get the same mark: a browser would make a
// second request for an address wait for the first one, which still hangs.
const attempt = new URL(document.currentScript?.src ?? 'about:blank').searchParams.get('attempt');

if (attempt) {
  const marked = (fileOf) => (chunk) => `${fileOf(chunk)}?attempt=${attempt}`;
  __webpack_get_script_filename__ = marked(__webpack_get_script_filename__);
  // Of mini-css-extract-plugin; one without styles has none.
  const styleOf = __webpack_require__.miniCssF;
  if (styleOf) __webpack_require__.miniCssF = marked(styleOf);
}

module.exports = () => ({ name: 'hausgeist-retry' });
