import { ApolloLink } from '@apollo/client';
import { MessagesProvider } from '@hausgeist/shell-api/slim';
import { answerLink, TestShell } from '@hausgeist/shell-api/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '../messages/en';
import { ActingNotice } from './ActingNotice';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const answers = {
  ActingCompany: {
    company: { __typename: 'Company', id: '1', name: 'Seeblick', suspendedAt: null },
  },
  BeginActing: { beginActing: { __typename: 'MessagePayload', message: 'x' } },
  EndActing: { endActing: { __typename: 'MessagePayload', message: 'x' } },
};

/** Opens the notice as a page newly loaded, and gives what it says to the log. */
async function open(companyId: string, given: Parameters<typeof answerLink>[0] = answers) {
  cleanup();
  const said: string[] = [];
  const listening = new ApolloLink((operation, forward) => {
    const { operationName = '', variables } = operation;
    if (operationName !== 'ActingCompany') said.push(`${operationName} ${variables['companyId']}`);
    return forward(operation);
  });
  await act(async () => {
    render(
      <TestShell link={listening.concat(answerLink(given))}>
        <MessagesProvider messages={{ de: en, en }}>
          <ActingNotice companyId={companyId} />
        </MessagesProvider>
      </TestShell>,
    );
  });
  return said;
}

it('says once to the log that an administrator works for a company, and that they leave', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const said = await open('1');
  expect(said).toEqual(['BeginActing 1']);
  expect(await open('1')).toEqual([]);
  const last = await open('2');
  expect(last).toEqual(['EndActing 1', 'BeginActing 2']);
  await act(async () => fireEvent.click(screen.getByRole('link')));
  await expect.poll(() => assign.mock.calls).toEqual([['/admin/managingcompany']]);
  expect(last.at(-1)).toBe('EndActing 2');
});

it('says it again where the log did not hear it, and lets one leave without it', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const deaf = { ...answers, BeginActing: new Error('gone'), EndActing: new Error('gone') };
  await open('1', deaf);
  expect(await open('1', deaf)).toEqual(['BeginActing 1']);
  await act(async () => fireEvent.click(screen.getByRole('link')));
  await expect.poll(() => assign.mock.calls).toHaveLength(1);
});

it('says where the service of the company is paused', async () => {
  const paused = /The service is paused/;
  await open('1');
  expect(screen.queryByText(paused)).toBeNull();
  const company = { ...answers.ActingCompany.company, suspendedAt: '2026-11-20T08:00:00.000Z' };
  await open('1', { ...answers, ActingCompany: { company } });
  expect(screen.getByText(paused)).toBeTruthy();
});
