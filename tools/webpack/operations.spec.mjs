import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOperations } from './operations.mjs';
import { workspaceFolders } from './source-version.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hausgeist-operations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads the texts that the code generator has put into its map', () => {
  mkdirSync(path.join(folder, 'src/gql'), { recursive: true });
  writeFileSync(
    path.join(folder, 'src/gql/gql.ts'),
    String.raw`type Documents = {
    "query A {\n  a(text: \"x\")\n}": typeof types.ADocument,
};
const documents: Documents = {
    "query A {\n  a(text: \"x\")\n}": types.ADocument,
    "mutation B { b }": types.BDocument,
};`,
  );
  expect(readOperations(folder)).toEqual(['query A {\n  a(text: "x")\n}', 'mutation B { b }']);
});

it('finds none where nothing was generated', () => {
  expect(readOperations(folder)).toEqual([]);
});

it('finds those of the chat', () => {
  const operations = readOperations(path.join(import.meta.dirname, '../../mf-chat'));
  expect(operations.join('\n')).toMatch(/mutation SendMessage\b/);
});

it('finds those of the screens that a console builds in', () => {
  const folders = workspaceFolders(path.join(import.meta.dirname, '../../mf-company'));
  const operations = folders.flatMap(readOperations).join('\n');
  expect(operations).toMatch(/query PortalCompany\b/);
  expect(operations).toMatch(/mutation CreateApiKey\b/);
  expect(operations).toMatch(/query InboxConversation\b/);
});
