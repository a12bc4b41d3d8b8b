import { DOCS_FONT } from '../../platform/http/index.js';
import { trusted } from '../mail/index.js';

/** The mark of the product, as in the bar above the chat. */
export const MARK = trusted(
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path d="M16 3 4 12.2V25a3 3 0 0 0 3 3h5.5L16 31l3.5-3H25a3 3 0 0 0 3-3V12.2z" fill="currentColor"/><circle cx="11.5" cy="18" r="1.9" fill="#fff"/><circle cx="20.5" cy="18" r="1.9" fill="#fff"/><path d="M12 23c2.4 1.7 5.6 1.7 8 0" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/></svg>',
);

/** The look of the chat (`packages/ui/src/styles/tokens.css`) for pages that the server writes. */
export const STYLE = trusted(`
@font-face{font-family:Inter;font-weight:100 900;font-display:optional;src:url(${DOCS_FONT}) format('woff2')}
:root{color-scheme:light dark;--canvas:light-dark(#f5f6f8,#101317);--surface:light-dark(#fff,#181c21);--text:light-dark(#161b22,#e9edf1);--muted:light-dark(#535e6c,#a4afbc);--line:light-dark(#dfe3e9,#2c343d);--accent:light-dark(#0b6b5f,#1b7d70);--link:light-dark(#0a6157,#6fd3c2);--focus:light-dark(#0f62d6,#8ab8ff)}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
:root[data-text-size=large]{font-size:115%}:root[data-text-size=largest]{font-size:130%}
*{box-sizing:border-box}
body{display:flex;flex-direction:column;min-height:100dvh;margin:0;background:var(--canvas);color:var(--text);font:1rem/1.6 Inter,system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--link)}a:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:.5rem}
header{background:var(--surface);border-bottom:1px solid var(--line)}
header div{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;min-height:3.75rem;max-width:48rem;margin:0 auto;padding:.5rem 1rem}
header svg,header img{flex:none;color:var(--accent)}
header img{max-width:8rem;height:2rem;object-fit:contain;padding:.125rem;border-radius:.5rem;background:#fff}
header strong{flex:1 1 8rem;font-weight:600;line-height:1.25}
header a{padding:.55rem 0;font-size:.875rem;font-weight:500}
small{display:inline-block;margin-top:.5rem}
main{flex:1;width:100%;max-width:48rem;margin:0 auto;padding:1.5rem 1rem 2rem}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25;letter-spacing:-.01em;hyphens:auto}
h2{margin:0 0 .5rem;font-size:1.1875rem;line-height:1.25;hyphens:auto}h3,h4,h5,h6{margin:1.25rem 0 .5rem;font-size:1rem}
section,article{margin-top:.75rem;padding:1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface)}
section>:last-child,article>:last-child{margin-bottom:0}article>:first-child{margin-top:0}article h2{margin-top:1.5rem}
p{margin:0 0 .75rem}ul,ol{margin:0 0 .75rem;padding-inline-start:1.25rem}
article table{display:block;overflow-x:auto;border-collapse:collapse}article :is(th,td){padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:normal;hyphens:auto}
dl{display:grid;grid-template-columns:minmax(7rem,auto) 1fr;gap:.4rem 1.2rem;margin:0}dt,small{color:var(--muted)}dd{margin:0}
@media (width < 30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.6rem}}
footer{padding:.5rem 1rem;color:var(--muted);font-size:.75rem;text-align:center}
footer a{display:inline-flex;align-items:center;min-height:1.75rem;padding:0 .375rem;color:inherit}footer [aria-current]{color:var(--text);font-weight:600;text-decoration:none}
@media print{header a,footer{display:none}}`);
