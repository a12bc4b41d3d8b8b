import { expect, type Locator } from '@playwright/test';
import { ConsolePage, fillIn } from './console-page.js';
import type { StaffMember } from './staff.js';

/** The administrators' console as its user sees it. */
export class AdminConsole extends ConsolePage {
  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Main navigation' });
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Logout' }).click();
    await this.isAt('/adminlogin');
  }

  /** Signs in on the login page and waits for the dashboard. */
  async signIn({ email, password }: Pick<StaffMember, 'email' | 'password'>): Promise<void> {
    await this.open('/adminlogin', 'Administrator Login');
    await fillIn(this.main, { Email: email, Password: password });
    await this.button('Sign in').click();
    await this.shows('Dashboard');
  }

  /** Follows a link of the bar. */
  async follow(link: string): Promise<void> {
    await this.navigation.getByRole('link', { name: link, exact: true }).click();
    await this.shows(link);
  }

  /** Chooses a company by a part of its name. */
  async pickCompany(form: Locator, label: string, name: string): Promise<void> {
    await form.getByRole('combobox', { name: label }).fill(name);
    await this.page.getByRole('option', { name }).click();
    await expect(form.getByRole('combobox', { name: label })).toHaveValue(name);
  }
}
