/** Milliseconds of the machine's monotonic clock: the same in every process, unlike `performance.now()`. */
export const now = () => Number(process.hrtime.bigint()) / 1e6;
