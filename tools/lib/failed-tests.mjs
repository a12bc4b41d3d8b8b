/** The failed tests in the reports that the test tools write, so that a long run ends with their names. */

const LONGEST = 2_000;

const firstOf = (messages) => (messages?.[0] ?? '').slice(0, LONGEST);

/** A file that could not even be loaded has no failed test, and a message of its own. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [{ name, message: firstOf([message]) }];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${name} › ${fullName}`,
    message: firstOf(failureMessages),
  }));
}

/** @returns {{ name: string, message: string }[]} */
export const failuresOfVitest = ({ testResults }) => testResults.flatMap(failuresOfFile);

function failuresOfSpec({ file, line, title, tests }) {
  // A test that passes at the second try only did fail.
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return failed.map(({ projectName, results }) => ({
    name: `[${projectName}] ${file}:${line} › ${title}`,
    message: firstOf(results.flatMap(({ errors }) => errors.map((error) => error.message))),
  }));
}

/** @returns {{ name: string, message: string }[]} */
export const failuresOfPlaywright = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(failuresOfSpec),
  ...suites.flatMap(failuresOfPlaywright),
];
