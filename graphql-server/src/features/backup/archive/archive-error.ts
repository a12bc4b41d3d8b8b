/** An archive or a target that a backup or restore cannot work with; the message is for the operator. */
export class BackupError extends Error {}
