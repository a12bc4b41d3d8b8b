import { expect, it } from 'vitest';
import { containerRuntime } from './container-runtime';

it('gives each container an instance of its own, the same when it comes again', () => {
  const { init } = containerRuntime.runtime;
  const chat = init({ name: 'mf-chat', remotes: [] });
  const admin = init({ name: 'mf-admin', remotes: [] });
  expect([chat.name, admin.name]).toEqual(['mf-chat', 'mf-admin']);
  expect(init({ name: 'mf-chat', remotes: [] })).toBe(chat);
  expect(containerRuntime.bundlerRuntime.initContainerEntry).toBeTypeOf('function');
});
