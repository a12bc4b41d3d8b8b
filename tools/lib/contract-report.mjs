/** The faults as the test words them, without where they came to light. */
const textOf = (messages) =>
  messages
    .map((message) => message.split(/\n\s+at /, 1)[0])
    .map((message) => /expected \[([^]*)\] to deeply equal/.exec(message)?.[1] ?? message)
    .join('\n')
    .trim();

/** Puts the test's report together again by calls and by messages of the socket. */
export function readContract({ testResults }) {
  const calls = new Map();
  const events = [];
  const others = [];
  for (const { assertionResults, status, message } of testResults) {
    if (assertionResults.length === 0 && status !== 'passed') {
      others.push({ name: 'start', trials: [], faults: [{ trial: 'start', text: message }] });
    }
    for (const { ancestorTitles, title, status: result, failureMessages } of assertionResults) {
      const faults = result === 'passed' ? [] : [{ trial: title, text: textOf(failureMessages) }];
      const [group = ''] = ancestorTitles;
      if (group === 'the socket') events.push({ name: title, trials: [title], faults });
      else if (group.startsWith('call ')) {
        const name = group.slice('call '.length);
        const call = calls.get(name) ?? { name, trials: [], faults: [] };
        calls.set(name, call);
        call.trials.push(title);
        call.faults.push(...faults);
      } else others.push({ name: title, trials: [title], faults });
    }
  }
  return { calls: [...calls.values()], events, others };
}
