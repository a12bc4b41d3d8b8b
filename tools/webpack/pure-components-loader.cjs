// Says of a library's components and contexts that making one does nothing else, and leaves out the names that they
// give themselves for developers: a bundle then ships only those that it uses.
const MADE = /= (?=\w+(?:\$\d+)?\.(?:createContext|forwardRef)\()/g;
const NAMED = /^\t*[A-Z]\w*\.displayName = ".*";$/gm;

/** Loader for libraries that are built as plain modules, such as React Router. */
module.exports = (source) => source.replace(MADE, '= /* @__PURE__ */ ').replace(NAMED, '');
