import { expect, type Page } from '@playwright/test';
import { lindenhof } from './demo.js';
import { InboxPage } from './inbox-page.js';
import type { Product } from './product.js';
import { addTenants, allow, asAdmin } from './staff-client.js';
import { fullName, type StaffMember } from './staff.js';

/** The building whose people get the message of the morning, as the demo data has it. */
export const BUILDING = 'Kastanienredder 16, 22305 Hamburg';

/** People of that building besides those of the demo data: several batches, for a crash in the middle. */
export const NEIGHBOURS = 160;

/** What the company lets its staff do: answer tenants and look after cases, but publish nothing. */
const OF_STAFF = [
  ...['DASHBOARD_VIEW', 'USERS_VIEW', 'TEAM_VIEW', 'CASES_VIEW', 'CASES_EDIT'],
  ...['CONVERSATIONS_VIEW', 'CONVERSATIONS_REPLY', 'CONVERSATIONS_ARCHIVE'],
];

/** How the company stands before the morning begins. */
export async function prepareMorning(product: Product): Promise<void> {
  const client = await asAdmin(product);
  const companyId = await client.companyId(lindenhof.name);
  await allow(client, companyId, 'COMPANY_STAFF', OF_STAFF);
  await addTenants(client, companyId, NEIGHBOURS, BUILDING);
}

/** A colleague at a desk: the portal is open in front of them, and they never load it again. */
export class Desk extends InboxPage {
  readonly name: string;
  #loads = 0;

  private constructor(page: Page, url: string, name: string) {
    super(page, url);
    this.name = name;
    page.on('load', () => (this.#loads += 1));
  }

  /** Signs in and goes where this person looks in the morning. */
  static async open(page: Page, { url }: Product, member: StaffMember): Promise<Desk> {
    const desk = new Desk(page, url, fullName(member));
    await desk.signIn(member);
    desk.#loads = 0;
    return desk;
  }

  get bell() {
    return this.page.getByRole('link', { name: /^Notifications/ });
  }

  /** Goes to one list of the inbox by the links of the portal. */
  async goToInbox(view: RegExp): Promise<void> {
    await this.sidebar.getByRole('link', { name: /^Conversations/ }).click();
    await this.shows('Conversations');
    const views = this.page.getByRole('navigation', { name: 'Views' });
    await views.getByRole('link', { name: view }).click();
  }

  /** Opens a conversation of the list. */
  async openConversation(text: string): Promise<void> {
    await this.conversation(text).getByRole('link').first().click();
    await expect(this.log).toBeVisible();
  }

  /** Goes straight to the emergency that is told on top of whatever page is open. */
  async openEmergency(): Promise<void> {
    await this.button('Open conversation', this.messages).click();
    await expect(this.messages).toBeHidden();
    await expect(this.log).toBeVisible();
  }

  /** Opens what the newest notification of that text is about, from wherever in the portal. */
  async openNotification(text: string | RegExp): Promise<void> {
    await this.bell.click();
    await this.main.getByRole('link', { name: text }).first().click();
  }

  /** Whatever was shown so far came by itself. */
  expectNeverLoadedAgain(): void {
    expect(this.#loads, `pages that ${this.name} has loaded since the sign-in`).toBe(0);
  }
}
