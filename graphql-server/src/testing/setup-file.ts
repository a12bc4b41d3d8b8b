import 'reflect-metadata';
import fc from 'fast-check';
import { emptyValkey } from './test-valkey.js';

// The same examples in each run: one that is found by chance would refuse work that has nothing to do with it.
fc.configureGlobal({ seed: 2026 });
await emptyValkey();
