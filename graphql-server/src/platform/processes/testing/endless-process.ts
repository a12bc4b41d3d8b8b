/** Writes without end, as a process would that a hostile file has taken over. */
const piece = Buffer.alloc(1024 * 1024);
const write = (): void => void process.stdout.write(piece, write);
write();
