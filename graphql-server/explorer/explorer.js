// A page for trying operations: no library, nothing from elsewhere.
import { showSchema } from './schema-view.js';
import { subscribe } from './subscription.js';

const element = (id) => document.getElementById(id);
const HISTORY_KEY = 'graphql-explorer-history';
const HISTORY_LENGTH = 30;

let stopRunning;

/** Sends one operation over HTTP. */
async function send(body) {
  const token = element('token').value.trim();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

function readHistory() {
  try {
    return JSON.parse(localStorage.getItem(HISTORY_KEY) ?? '[]');
  } catch {
    return [];
  }
}

function remember(entry) {
  const others = readHistory().filter(({ query }) => query !== entry.query);
  localStorage.setItem(HISTORY_KEY, JSON.stringify([entry, ...others].slice(0, HISTORY_LENGTH)));
  showHistory();
}

function showHistory() {
  const options = readHistory().map(({ query }, index) => {
    const label = query.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
    return new Option(label, String(index));
  });
  element('history').replaceChildren(new Option('…', ''), ...options);
}

const say = (text) => {
  element('status').textContent = text;
};

function setRunning(stop) {
  stopRunning = stop;
  element('stop').disabled = stop === undefined;
}

const isSubscription = (query) => /^\s*subscription\b/m.test(query.replaceAll(/#.*$/gm, ''));

async function run() {
  stopRunning?.();
  setRunning(undefined);
  const query = element('operation').value;
  let variables;
  try {
    variables = JSON.parse(element('variables').value || '{}');
  } catch (error) {
    say(`The variables are no JSON: ${error.message}`);
    return;
  }
  remember({ query, variables: element('variables').value });
  element('answer').textContent = '';
  if (isSubscription(query)) follow({ query, variables });
  else await ask({ query, variables });
}

async function ask(body) {
  say('Running …');
  const startedAt = performance.now();
  try {
    const { status, answer } = await send(body);
    element('answer').textContent = JSON.stringify(answer, undefined, 2);
    say(`${status}, ${Math.round(performance.now() - startedAt)} ms`);
  } catch (error) {
    say(`No answer: ${error.message}`);
  }
}

function follow(payload) {
  const token = element('token').value.trim();
  say('Following …');
  const stop = subscribe(payload, token, {
    next: (result) => {
      const text = `${new Date().toLocaleTimeString()} ${JSON.stringify(result, undefined, 2)}\n`;
      element('answer').prepend(text);
    },
    end: (reason) => {
      setRunning(undefined);
      say(`Ended: ${reason}`);
    },
  });
  setRunning(stop);
}

element('run').addEventListener('click', () => void run());
element('stop').addEventListener('click', () => stopRunning?.());
element('history').addEventListener('change', ({ target }) => {
  const entry = readHistory()[Number(target.value)];
  if (target.value === '' || !entry) return;
  element('operation').value = entry.query;
  element('variables').value = entry.variables;
});
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void run();
});
element('token').addEventListener('change', () => void showSchema(send));

showHistory();
await showSchema(send);
