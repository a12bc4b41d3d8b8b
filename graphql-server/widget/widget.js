/**
 * The chat on a company's website, by one line there:
 *
 *   <script src="https://<host>/widget.js" data-company="<slug>" async></script>
 *
 * Shows a button, and the chat in a frame once it is pressed. Nothing is stored before that, and pages
 * of origins that the company has not listed see nothing. `data-label` is what the button says,
 * `data-position="left"` puts it on the other side.
 */
(() => {
  const script = document.currentScript;
  const company = script?.dataset.company;
  if (!company || window.hausgeistWidget) return;
  window.hausgeistWidget = true;
  const host = new URL(script.src).origin;
  const isGerman = !/^en\b/i.test(document.documentElement.lang || navigator.language);
  const text = isGerman
    ? { open: script.dataset.label || 'Fragen? Zum Chat', name: 'Chat von ' }
    : { open: script.dataset.label || 'Questions? Chat with us', name: 'Chat of ' };
  /** Where there is room for the chat alone. */
  const FULL = '(max-width: 520px), (max-height: 560px)';
  const side = script.dataset.position === 'left' ? 'left' : 'right';

  const styles = (color) => `
    :host { all: initial; }
    button { font: 600 16px/1.2 system-ui, sans-serif; cursor: pointer; border: 0; }
    button:focus-visible { outline: 3px solid #0f62d6; outline-offset: 2px; }
    .open { position: fixed; z-index: 2147483000; ${side}: 20px; bottom: 20px; max-width: calc(100vw - 40px);
      min-height: 52px; padding: 0 22px; border-radius: 26px; color: #fff; background: ${color};
      box-shadow: 0 6px 20px rgb(0 0 0 / 28%); }
    .open:hover { filter: brightness(0.9); }
    .panel { position: fixed; z-index: 2147483001; ${side}: 20px; bottom: 20px; width: 400px; height: 640px;
      max-width: calc(100vw - 40px); max-height: calc(100dvh - 40px); overflow: hidden; border-radius: 16px;
      background: #fff; box-shadow: 0 12px 44px rgb(0 0 0 / 34%); color-scheme: light dark; }
    .panel[hidden], .open[hidden] { display: none; }
    iframe { width: 100%; height: 100%; border: 0; display: block; background: Canvas; }
    @media ${FULL} {
      .panel { inset: 0; width: 100%; height: 100dvh; max-width: none; max-height: none; border-radius: 0; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .panel { animation: rise 180ms ease-out; }
      @keyframes rise { from { opacity: 0; transform: translateY(12px); } }
    }
    @media print { .open, .panel { display: none; } }`;

  function show({ name, color, frame }) {
    const place = document.createElement('hausgeist-chat');
    const root = place.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles(/^#[0-9a-f]{6}$/i.test(color) ? color : '#0b6b5f'));
    root.adoptedStyleSheets = [sheet];

    const opener = document.createElement('button');
    opener.type = 'button';
    opener.className = 'open';
    opener.textContent = text.open;
    opener.setAttribute('aria-expanded', 'false');
    opener.setAttribute('aria-haspopup', 'dialog');

    const panel = document.createElement('div');
    panel.className = 'panel';
    panel.hidden = true;
    panel.setAttribute('role', 'dialog');
    panel.setAttribute('aria-label', text.name + name);
    root.append(opener, panel);
    document.body.append(place);

    let chat;
    let overflow = '';

    function open() {
      if (!chat) {
        chat = document.createElement('iframe');
        chat.src = host + frame;
        chat.title = text.name + name;
        chat.allow = 'clipboard-write';
        chat.addEventListener('load', () => chat.focus());
        panel.append(chat);
      }
      panel.hidden = false;
      opener.hidden = true;
      opener.setAttribute('aria-expanded', 'true');
      overflow = document.documentElement.style.overflow;
      // On a telephone the chat is the page: what lies below must not scroll.
      if (matchMedia(FULL).matches) document.documentElement.style.overflow = 'hidden';
      chat.focus();
    }

    function close() {
      if (panel.hidden) return;
      panel.hidden = true;
      opener.hidden = false;
      opener.setAttribute('aria-expanded', 'false');
      document.documentElement.style.overflow = overflow;
      opener.focus();
    }

    opener.addEventListener('click', open);
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') close();
    });
    // The frame says when its close button or Escape is pressed inside.
    window.addEventListener('message', (event) => {
      if (!chat || event.origin !== host || event.source !== chat.contentWindow) return;
      if (event.data === 'hausgeist:close') close();
    });
  }

  /** Answered only to pages of the company: others see nothing. Without cookies, in both directions. */
  async function ask() {
    const path = `/api/public/companies/${encodeURIComponent(company)}/widget`;
    const answer = await fetch(host + path, { credentials: 'omit' });
    if (!answer.ok) return;
    const { data } = await answer.json();
    if (document.body) show(data);
    else addEventListener('DOMContentLoaded', () => show(data));
  }
  ask().catch(() => undefined);
})();
