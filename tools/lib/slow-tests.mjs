// What took long in the reports that the test tools write, so that a long run ends with where its time went.

const SHOWN = 10;

/** Vitest runs files side by side and the tests of one after each other, so that a file is what counts. */
export const timesOfVitest = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }));

const timesOfSpec = ({ file, line, title, tests }) =>
  tests.map(({ projectName, results }) => ({
    name: `[${projectName}] ${file}:${line} › ${title}`,
    ms: results.reduce((sum, { duration }) => sum + duration, 0),
  }));

export const timesOfPlaywright = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(timesOfSpec),
  ...suites.flatMap(timesOfPlaywright),
];

/** A line for each of the slowest, the slowest first. */
export const slowest = (times) =>
  times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SHOWN)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
