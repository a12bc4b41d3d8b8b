import type { BrowserContext } from '@playwright/test';

const isOwn = (url: string) => /^(?:https?:\/\/localhost[:/]|data:|blob:|about:)/.test(url);

/**
 * Notes what no page of the product may do, whatever a test is about: throw, open a dialog of the
 * browser, break its own content policy, or call another host. The list grows as it happens.
 */
export function watchPage(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('weberror', (failure) => problems.push(`uncaught: ${failure.error().message}`));
  context.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    if (!isOwn(request.url())) problems.push(`request to ${request.url()}`);
  });
  context.on('console', (message) => {
    const text = message.text();
    if (/content security policy/i.test(text)) problems.push(`policy: ${text}`);
  });
  return problems;
}
