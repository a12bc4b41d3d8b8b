// Part of every micro-frontend's container. When the shell fetches the container once more because
// something did not arrive (`?attempt=1`), the chunks get the same mark: a browser would make a
// second request for an address wait for the first one, which still hangs.
const attempt = new URL(document.currentScript?.src ?? 'about:blank').searchParams.get('attempt');

if (attempt) {
  const fileOf = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunk) => `${fileOf(chunk)}?attempt=${attempt}`;
}

module.exports = () => ({ name: 'hausgeist-retry' });
