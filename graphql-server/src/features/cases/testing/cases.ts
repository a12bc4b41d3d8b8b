import type { Cast } from '../../../testing/cast.js';
import { storedMails } from '../../../testing/mails.js';
import type { TestApp } from '../../../testing/test-app.js';
import { run } from '../../inbox/testing/run.js';

/** Mutations of cases that more than one spec runs. */
export const CREATE = `mutation ($input: CreateCaseInput!) { createCase(input: $input) { case { id revision } } }`;
export const UPDATE = `mutation ($input: UpdateCaseInput!) { updateCase(input: $input) { case { id revision } } }`;
export const SEND = `mutation ($input: SeenCaseInput!) { sendCaseToCraftsman(input: $input) { case { id revision } } }`;
export const REVOKE = `mutation ($input: RevokeCaseLinkInput!) { revokeCaseLink(input: $input) { case { id } } }`;
export const APPOINT = `mutation ($input: SetCaseAppointmentInput!) { setCaseAppointment(input: $input) { case { id revision } } }`;
export const PROPOSE = `mutation ($input: CraftsmanAppointmentInput!) {
  proposeCraftsmanAppointment(input: $input) { case { state appointmentState } } }`;
export const DONE = `mutation ($input: ReportCaseDoneInput!) { reportCaseDone(input: $input) { case { state } } }`;

/** A case as it was seen. */
export interface Seen {
  case: { id: string; revision: number };
}

let serial = 0;

/** A case of the company whose order has a craftsman of its own; it was not sent yet. */
export async function caseForCraftsman({ clients }: Cast, more: object = {}) {
  serial += 1;
  const email = `rohr-${serial}@handwerk.example`;
  const input = {
    ...{ title: 'Rohr undicht', craftsmanName: 'Rohr & Co', craftsmanEmail: email },
    ...more,
  };
  const { case: made } = await run<Seen>(CREATE, { input }, clients.companyAdmin);
  return { ...made, email };
}

/** A case that was sent to a craftsman, and the token of the link. */
export async function sentCase(app: TestApp, cast: Cast, more: object = {}) {
  const { email, ...made } = await caseForCraftsman(cast, more);
  const { case: seen } = await run<Seen>(SEND, { input: made }, cast.clients.companyAdmin);
  return { ...seen, email, token: await tokenFor(app, email) };
}

/** The token of the newest link that was mailed there. */
export async function tokenFor(app: TestApp, email: string): Promise<string> {
  const [mail] = await storedMails(app, email);
  return /\/company\/job#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}
