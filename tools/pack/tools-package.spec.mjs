import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codegenConfig } from './codegen-config.mjs';
import { toolsPackage } from './tools-package.mjs';

it('brings what the settings of the code generator load by name, as no checkout lies around it', () => {
  const stage = mkdtempSync(join(tmpdir(), 'hausgeist-tools-'));
  const { dependencies } = toolsPackage(stage);
  rmSync(stage, { recursive: true });
  const config = codegenConfig({ schema: 'schema.graphql', source: 'src' });
  expect(config).toContain('errorHandlingClient');
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining(['@graphql-codegen/client-preset', 'graphql-sock']),
  );
});
