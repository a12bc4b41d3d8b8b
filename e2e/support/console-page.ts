import { expect, type Locator, type Page } from '@playwright/test';

/** What both consoles have in common: forms, dialogs, tables and passing messages. */
export class ConsolePage {
  readonly page: Page;
  /** Address of the product. */
  readonly url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The open dialog, of whichever kind. */
  get dialog(): Locator {
    return this.page.locator('dialog[open]');
  }

  /** The passing messages. */
  get messages(): Locator {
    return this.page.getByRole('region', { name: 'Messages' });
  }

  /** Opens an address of the product and waits for the page of that name. */
  async open(path: string, heading?: string | RegExp): Promise<void> {
    await this.page.goto(this.url + path);
    if (heading) await this.shows(heading);
  }

  /** Goes to an address as a link in the page does, without loading anything anew, and waits for its page. */
  async goTo(path: string, heading: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await this.shows(heading);
  }

  /** Waits until the page of that name is there. */
  async shows(heading: string | RegExp): Promise<void> {
    await expect(this.heading).toHaveText(heading);
  }

  async isAt(path: string | RegExp): Promise<void> {
    await expect(this.page).toHaveURL(typeof path === 'string' ? this.url + path : path);
  }

  button(name: string, within: Locator | Page = this.main): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  /** A row of a table, by a text in it; the headers are a row too, so it is looked for in bodies. */
  row(text: string): Locator {
    return this.main.locator('tbody tr').filter({ hasText: text });
  }

  /** A button of a row by the words that its name begins with; where there is no room, it is an icon. */
  rowButton(text: string, action: string): Locator {
    return this.row(text).getByRole('button', { name: new RegExp(`^${action}\\b`) });
  }

  async act(text: string, action: string): Promise<void> {
    await this.rowButton(text, action).click();
  }

  /** Takes an action of a row out of its menu. */
  async choose(text: string, action: string): Promise<void> {
    await this.rowButton(text, 'Actions for').click();
    await this.row(text)
      .getByRole('menuitem', { name: new RegExp(`^${action}\\b`) })
      .click();
  }

  /** Opens a dialog by its button and waits for it. */
  async openDialog(button: Locator | string): Promise<Locator> {
    await (typeof button === 'string' ? this.button(button) : button).click();
    await expect(this.dialog).toBeVisible();
    return this.dialog;
  }

  /** Confirms or submits what the open dialog asks, and waits until it is gone. */
  async confirm(label: string): Promise<void> {
    await this.button(label, this.dialog).click();
    await expect(this.dialog).toBeHidden();
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('searchbox').fill(text);
  }
}

/** Fills in fields by their labels. Lists take the label of the choice. */
export async function fillIn(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label, { exact: true });
    const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isList ? field.selectOption({ label: value }) : field.fill(value));
  }
}
