import { trusted } from '../templates/markup.js';

/** Look of the outbox pages, light and dark. */
export const OUTBOX_STYLES = trusted(`
:root {
  color-scheme: light dark;
  --page: light-dark(#eef2f4, #12181c); --card: light-dark(#ffffff, #1b2328);
  --ink: light-dark(#1d2730, #e6ecef); --quiet: light-dark(#5a6672, #a3b1b9);
  --line: light-dark(#dce3e7, #2c373e); --accent: light-dark(#0b6b5f, #6fd3c2);
  --bad: light-dark(#a3271f, #ff9d94);
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; background: var(--page); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
header { margin-bottom: 1.25rem; }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.25; overflow-wrap: anywhere; }
nav { margin: .75rem 0; display: flex; gap: .5rem; flex-wrap: wrap; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .5rem; }
.quiet, dt, time { color: var(--quiet); }
.button { display: inline-block; padding: .4rem .8rem; border: 1px solid var(--line); border-radius: .5rem;
  background: var(--card); text-decoration: none; }
.button:hover { border-color: var(--accent); }
.mails, .files { list-style: none; margin: 0; padding: 0; }
.mails { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; overflow: hidden; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: grid; gap: .1rem; padding: .9rem 1.1rem; color: inherit; text-decoration: none; }
.mails a:hover { background: color-mix(in srgb, var(--accent) 7%, transparent); }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.facts { display: flex; gap: .6rem; flex-wrap: wrap; align-items: center; font-size: .875rem; }
.tag { padding: 0 .5rem; border: 1px solid var(--line); border-radius: 1rem; }
.failed { color: var(--bad); border-color: currentColor; }
.empty { padding: 2rem; border: 1px dashed var(--line); border-radius: .75rem; color: var(--quiet); }
dl { margin: 0 0 1rem; padding: .9rem 1.1rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
dl div { display: grid; grid-template-columns: 8rem 1fr; gap: .5rem; }
dd { margin: 0; overflow-wrap: anywhere; }
.files { display: flex; gap: .5rem; flex-wrap: wrap; margin-bottom: 1rem; }
iframe { width: 100%; height: 46rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); }
details { margin-top: 1rem; }
pre { padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; white-space: pre-wrap;
  overflow-wrap: anywhere; font-size: .9rem; }
@media (max-width: 30rem) { dl div { grid-template-columns: 1fr; gap: 0; } }
`);
