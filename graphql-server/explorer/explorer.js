// A page for trying operations: no library, nothing from elsewhere.
import { suggest } from './completion.js';
import { knownTypes, showSchema } from './schema-view.js';
import { subscribe } from './subscription.js';
import { addSuggestions } from './suggestions.js';

const element = (id) => document.getElementById(id);
const HISTORY_KEY = 'graphql-explorer-history';
const HISTORY_LENGTH = 30;

let stopRunning;

const tokenNow = () => element('token').value.trim();

/** What a field holds as JSON; throws what to tell. */
function readJson(id, name) {
  try {
    return JSON.parse(element(id).value || '{}');
  } catch (error) {
    throw new Error(`The ${name} are no JSON: ${error.message}`, { cause: error });
  }
}

/** Sends one operation over HTTP, as the holder of the token and never by the session of this browser. */
async function send(body, headers = {}) {
  const token = tokenNow();
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'omit',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
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
  let headers;
  try {
    variables = readJson('variables', 'variables');
    headers = readJson('headers', 'headers');
  } catch (error) {
    say(error.message);
    return;
  }
  remember({ query, variables: element('variables').value });
  element('answer').textContent = '';
  if (isSubscription(query)) follow({ query, variables });
  else await ask({ query, variables }, headers);
}

async function ask(body, headers) {
  say('Running …');
  const startedAt = performance.now();
  try {
    const { status, answer } = await send(body, headers);
    element('answer').textContent = JSON.stringify(answer, undefined, 2);
    say(`${status}, ${Math.round(performance.now() - startedAt)} ms`);
  } catch (error) {
    say(`No answer: ${error.message}`);
  }
}

function follow(payload) {
  const token = tokenNow();
  if (!token) {
    say('Subscriptions need a token or a key.');
    return;
  }
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
addSuggestions(element('operation'), element('suggestions'), (text) => suggest(text, knownTypes()));
element('token').addEventListener('change', () => void showSchema(send));

showHistory();
await showSchema(send);
