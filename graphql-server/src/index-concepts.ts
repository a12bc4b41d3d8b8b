import { keepBank } from './features/knowledge/concepts/bank-index.js';

// Part of the build: a server reads what this has counted.
keepBank();
