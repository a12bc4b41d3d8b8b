/** What file systems and programs that unpack take for something else than a part of a name. */
const UNFIT = /[\p{Cc}\p{Cf}<>:"|?*\\/]/gu;

const LONGEST = 120;

/** Gives files of a package names that are fit for all systems, each only once. */
export class FileNames {
  readonly #taken = new Set<string>();

  /** The name to use for `folder/name`. */
  fit(folder: string, name: string): string {
    const plain = name
      .normalize('NFC')
      .replaceAll(UNFIT, '_')
      .replace(/^[\s.]+|[\s.]+$/g, '');
    const dot = plain.lastIndexOf('.');
    const ending = dot > 0 ? plain.slice(dot).slice(0, 12) : '';
    const stem = (dot > 0 ? plain.slice(0, dot) : plain).slice(0, LONGEST) || 'datei';
    for (let count = 1; ; count += 1) {
      const fitted = `${folder}/${stem}${count > 1 ? ` (${count})` : ''}${ending}`;
      if (this.#taken.has(fitted.toLowerCase())) continue;
      this.#taken.add(fitted.toLowerCase());
      return fitted;
    }
  }
}
