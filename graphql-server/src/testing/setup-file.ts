import 'reflect-metadata';
import { emptyValkey } from './test-valkey.js';

await emptyValkey();
