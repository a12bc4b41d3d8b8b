/**
 * The text of a README where the repository around it is missing: links out of the package lead
 * nowhere, and are told as the names of files in the repository.
 * @param {string} markdown
 */
export const withoutLinksOutside = (markdown) =>
  markdown.replaceAll(
    /\[([^\]]*)\]\((?:\.\.\/)+([^)#]+)(?:#[^)]*)?\)/g,
    "$1 (`$2` in the product's repository)",
  );
