// A small script that arrives long before the others: it asks the server who is signed in to a console, and what the
// page is going to ask first.
import { EarlyAnswers } from './apollo/early-answers';
import { createPost } from './apollo/post';
import { readActingFor, sessionArea } from './staff/acting-company';
import { STAFF_AREAS, type StaffArea } from './staff/areas';
import { TokenStore } from './staff/token-store';
import { withToken } from './staff/with-token';

/** What the server writes into the page: the console, and what is asked, as it is sent. */
interface EarlyQuestions {
  audience: StaffArea['audience'];
  viewer: string;
  page?: string;
}

/** Sends the questions with the token of the signed-in user; without a session, none. */
export function askEarly({ audience, viewer, page }: EarlyQuestions): EarlyAnswers | undefined {
  const area = STAFF_AREAS[audience];
  const actingFor = readActingFor(area);
  const tokens = new TokenStore(sessionArea(area, actingFor));
  if (tokens.token === null) return undefined;
  const post = createPost({ authorize: (send) => withToken(tokens, send) });
  const answers = new EarlyAnswers();
  // What an address narrows down is left to the page, and so is what an administrator may see of a company.
  const isPlain = actingFor === null && window.location.search === '';
  for (const question of [viewer, ...(page && isPlain ? [page] : [])]) {
    answers.keep(question, post(question));
  }
  return answers;
}

const questions = document.getElementById('early')?.textContent;
if (questions) globalThis.earlyAnswers = askEarly(JSON.parse(questions) as EarlyQuestions);
