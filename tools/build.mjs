// Builds the server and all front ends, changed or not: npm run build
import './lib/node-version.mjs';
import { main } from './lib/process.mjs';
import { setUp } from './lib/setup.mjs';

await main(() => setUp({ force: true }), import.meta.url);
