import type { Locator } from '@playwright/test';
import { CompanyPortal } from './company-portal.js';

/** The inbox of the company portal as its people see it. */
export class InboxPage extends CompanyPortal {
  /** Opens the list of one view. */
  async openInbox(view = ''): Promise<void> {
    await this.open(`/company/dashboard/conversations${view && `?view=${view}`}`, 'Conversations');
  }

  /** A conversation of the list, by what can be read in it. */
  conversation(text: string): Locator {
    return this.main
      .getByRole('list', { name: /^Conversations:/ })
      .getByRole('listitem')
      .filter({ hasText: text });
  }

  /** What was said in the open conversation. */
  get log(): Locator {
    return this.page.getByRole('log', { name: 'Messages' });
  }
}
