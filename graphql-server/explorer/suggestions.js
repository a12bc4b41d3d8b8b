// The list of suggestions below the operation: arrow keys choose, Tab or Enter takes, Escape closes.

const SHOWN = 10;

/** Shows below a field what `suggestAt` knows for the text before the caret, while one types and at Ctrl+Space. */
export function addSuggestions(field, list, suggestAt) {
  let entries = [];
  let word = '';
  let chosen = -1;

  function show() {
    list.hidden = entries.length === 0;
    field.setAttribute('aria-expanded', String(!list.hidden));
    list.replaceChildren(...entries.map(optionOf));
    if (chosen < 0) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', `suggestion-${chosen}`);
  }

  function optionOf({ name, description }, index) {
    const option = document.createElement('li');
    option.id = `suggestion-${index}`;
    option.role = 'option';
    option.ariaSelected = String(index === chosen);
    const code = document.createElement('code');
    code.textContent = name;
    option.append(code, ` ${description ?? ''}`);
    // The field keeps the focus.
    option.addEventListener('mousedown', (event) => {
      event.preventDefault();
      take(index);
    });
    return option;
  }

  function close() {
    entries = [];
    chosen = -1;
    show();
  }

  function look(isAsked) {
    const { selectionStart, selectionEnd, value } = field;
    const found = suggestAt(value.slice(0, selectionStart));
    word = found.word;
    const isWanted = selectionStart === selectionEnd && (isAsked || word !== '');
    const isWhole = !isAsked && found.entries.length === 1 && found.entries[0].name === word;
    entries = isWanted && !isWhole ? found.entries.slice(0, SHOWN) : [];
    chosen = isAsked && entries.length > 0 ? 0 : -1;
    show();
  }

  function take(index) {
    const end = field.selectionStart;
    field.setRangeText(entries[index].name, end - word.length, end, 'end');
    close();
  }

  field.addEventListener('input', () => look(false));
  field.addEventListener('blur', close);
  field.addEventListener('keydown', (event) => {
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      look(true);
      return;
    }
    if (list.hidden) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const takes = event.key === 'Tab' || (event.key === 'Enter' && chosen >= 0);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (step)
      chosen = (Math.max(chosen, step < 0 ? 0 : -1) + step + entries.length) % entries.length;
    else if (takes) take(Math.max(chosen, 0));
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    if (step) show();
  });
}
