export * from './valkey.js';
