/** How much slower than usual this machine is; E2E_PATIENCE=4 waits four times as long. */
const factor = Number(process.env.E2E_PATIENCE ?? 1);

/** Longest wait for something that should take far less, in milliseconds. */
export const patience = (seconds: number) => seconds * 1_000 * factor;
