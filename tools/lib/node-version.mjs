// Imported first by every command, so that an old Node ends with a sentence and not with a riddle.
const [major] = process.versions.node.split('.').map(Number);

if (major < 20) {
  process.stderr.write(
    `This needs Node 20 or newer, and here runs Node ${process.versions.node}.\n`,
  );
  process.exit(1);
}
