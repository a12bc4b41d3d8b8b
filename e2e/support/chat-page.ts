import { expect, type Locator, type Page } from '@playwright/test';
import type { Tenant } from './demo.js';
import { type Labels, LABELS, SAYS } from './texts.js';

/** A file to choose in the browser. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** How a screen reader hears who wrote a message, in both languages. */
const OWN_MESSAGE = /^\s*(?:You|Sie): /;

/** The public chat as its visitor sees it. */
export class ChatPage {
  readonly page: Page;
  readonly labels: Labels;

  constructor(page: Page, language: keyof typeof LABELS = 'en') {
    this.page = page;
    this.labels = LABELS[language];
  }

  get log(): Locator {
    return this.page.getByRole('log');
  }

  /** All messages so far, of both sides. */
  get messages(): Locator {
    return this.log.locator('ol').first().locator('> li');
  }

  /** What follows a question in the conversation; an answer may repeat the question's words. */
  answerTo(question: string): Locator {
    return this.messages
      .filter({ hasText: OWN_MESSAGE })
      .filter({ hasText: question })
      .last()
      .locator('xpath=following-sibling::li[1]');
  }

  get input(): Locator {
    return this.page.getByRole('textbox', { name: this.labels.input });
  }

  get sendButton(): Locator {
    return this.page.getByRole('button', { name: this.labels.send, exact: true });
  }

  get clearButton(): Locator {
    return this.page.getByRole('button', { name: this.labels.clear });
  }

  get endButton(): Locator {
    return this.page.getByRole('button', { name: this.labels.end });
  }

  get stagedFiles(): Locator {
    return this.page.getByRole('list', { name: this.labels.staged }).getByRole('listitem');
  }

  get attachedFiles(): Locator {
    return this.log.getByRole('list', { name: this.labels.attached }).getByRole('listitem');
  }

  get summary(): Locator {
    return this.page.getByRole('dialog', { name: this.labels.summary });
  }

  /** Opens the chat and waits until the assistant has asked for the e-mail address. */
  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await this.shows(SAYS.welcome);
  }

  /** Writes something and sends it. */
  async say(text: string): Promise<void> {
    await this.input.fill(text);
    await this.sendButton.click();
  }

  /** Waits until a text can be read in the conversation. */
  async shows(text: string | RegExp): Promise<void> {
    await expect(this.log.getByText(text).last()).toBeVisible();
  }

  /** Gives the e-mail address and waits for the question for the number. */
  async giveEmail(email: string): Promise<void> {
    await this.say(email);
    await this.shows(SAYS.askNumber);
  }

  /** Goes through both steps of the sign-in. */
  async identify({ email, authNumber, firstName }: Tenant): Promise<void> {
    await this.giveEmail(email);
    await this.say(authNumber);
    await this.shows(SAYS.greeting(firstName));
  }

  /** Puts files into the next message. */
  async attach(files: ChosenFile[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: this.labels.attach, exact: true }).click();
    await (await chooser).setFiles(files);
  }

  /** The session id that this browser keeps. */
  async sessionId(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('chatSessionId'));
  }

  /** Throws the conversation away. */
  async clear(): Promise<void> {
    await this.clearButton.click();
    const { confirmClear } = this.labels;
    await this.page.getByRole('alertdialog').getByRole('button', { name: confirmClear }).click();
  }

  /** Ends the conversation and waits for the dialog. */
  async end(): Promise<void> {
    await this.endButton.click();
    const { confirmEnd } = this.labels;
    await this.page.getByRole('alertdialog').getByRole('button', { name: confirmEnd }).click();
    await expect(this.summary).toBeVisible();
  }
}
