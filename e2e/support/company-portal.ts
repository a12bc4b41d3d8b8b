import { expect, type Locator } from '@playwright/test';
import { ConsolePage, fillIn } from './console-page.js';
import type { StaffMember } from './staff.js';

/** The company portal as its user sees it. */
export class CompanyPortal extends ConsolePage {
  get sidebar(): Locator {
    return this.page.getByRole('navigation', { name: 'Sections' });
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  /** Signs in on the login page and waits for the first page behind it. */
  async signIn(
    { email, password }: Pick<StaffMember, 'email' | 'password'>,
    heading: string | RegExp = 'End Users',
  ): Promise<void> {
    await this.open('/company/login', 'Company Portal Login');
    await fillIn(this.main, { Email: email, Password: password });
    await this.button('Sign in').click();
    await this.shows(heading);
  }

  /** Follows a link of the sidebar. */
  async follow(link: string, heading = link): Promise<void> {
    await this.sidebar.getByRole('link', { name: link, exact: true }).click();
    await this.shows(heading);
  }

  /** What the sidebar offers; beside a name there may be how much waits there. */
  async expectSections(names: string[]): Promise<void> {
    const texts = [...names, 'My Account'].map((name) => new RegExp(`^${name}\\d*`));
    await expect(this.sidebar.getByRole('link')).toHaveText(texts);
  }

  /** The card of a role on the settings page, with its boxes. */
  roleCard(role: string): Locator {
    const heading = this.page.getByRole('heading', { name: role, exact: true });
    return this.main.locator('section').filter({ has: heading }).last();
  }
}
