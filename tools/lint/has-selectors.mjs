/*
 * Which selectors with `:has()` make a browser look at more than they mean. Chromium keeps one list for all of them: when
 * something is put into the page, what the rules with `:has()` style is drawn anew, below each ancestor that one of them
 * was tried on. So one rule that ends in "anything" has the whole page drawn anew at each change, such as a letter typed.
 */

const COMBINATORS = ' \n>+~';

/** The parts of a selector between these signs, those in brackets left alone. */
function split(text, signs) {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (depth === 0 && signs.includes(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** A simple pseudo-class or pseudo-element at the beginning, with what is in its brackets, which may hold brackets. */
const PSEUDO = /^::?([\w-]+)(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?/;

/** Whether an element, class, id or attribute is named, so that a browser knows what to look for. */
function isNamed(compound) {
  let rest = compound;
  let names = '';
  while (rest !== '') {
    const [pseudo, name, brackets] = PSEUDO.exec(rest) ?? [];
    if (!pseudo) names += rest[0];
    if (name === 'root') return true;
    const choices = ['is', 'where', 'global'].includes(name) && brackets?.slice(1, -1);
    if (choices && split(choices, ',').every((one) => isNamed(split(one, COMBINATORS).at(-1)))) {
      return true;
    }
    rest = rest.slice(pseudo?.length ?? 1);
  }
  return /[\w#.[]/.test(names);
}

/** Selectors of a sheet; those of nested rules with what is around them in place of `&`. */
function selectorsOf(sheet) {
  const text = sheet.replaceAll(/\/\*[^]*?\*\//g, '');
  const around = [['']];
  const found = [];
  let start = 0;
  for (const { index, 0: sign } of text.matchAll(/[{};]/g)) {
    const head = text.slice(start, index).trim();
    start = index + 1;
    if (sign === '}') around.pop();
    if (sign !== '{') continue;
    const outer = around.at(-1);
    const isRule = !head.startsWith('@');
    const own = isRule
      ? outer.flatMap((one) => split(head, ',').map((each) => each.replaceAll('&', one)))
      : outer;
    around.push(own);
    if (isRule) found.push(...own);
  }
  return found;
}

/** Selectors with `:has()` that end in anything, or are tried on everything. */
export function wideSelectors(sheet) {
  return selectorsOf(sheet).filter((selector) => {
    const compounds = split(selector, COMBINATORS);
    const tried = compounds.filter((compound) => compound.includes(':has('));
    if (tried.length === 0) return false;
    return ![...tried, compounds.at(-1)].every(isNamed);
  });
}
