import { expectAccessible } from '../../support/accessibility.js';
import { expect, test } from '../../support/fixtures.js';

test('the page of all REST calls searches, shows and tries them', async ({ page, product }) => {
  await page.goto(`${product.url}/api/docs`);
  await page.getByRole('searchbox', { name: 'Search' }).fill('auth/login');
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ found$/);
  await expect(page.getByText('/api/companies/auth/login', { exact: true })).toBeVisible();
  await expect(page.locator('#getBuildings')).toBeHidden();

  const login = page.locator('#postAuthLogin');
  await login.getByText('/api/auth/login', { exact: true }).click();
  await expect(login.getByText('Example of an answer')).toBeVisible();
  await login
    .getByLabel('Body, JSON')
    .fill(JSON.stringify({ email: 'admin@hausgeist.example', password: 'Hausgeist-Demo-1!' }));
  await login.getByRole('button', { name: 'Send' }).click();
  await expect(login.getByRole('status')).toContainText('200');
  const answer = JSON.parse(await login.getByLabel('Answer').innerText()) as {
    data: { token: string };
  };
  await expectAccessible(page, 'a call that was tried');

  await page.getByLabel('Token for trying calls').fill(answer.data.token);
  await page.getByRole('searchbox', { name: 'Search' }).fill('GET companies by name');
  const companies = page.locator('#getCompanies');
  await companies.getByText('/api/companies', { exact: true }).click();
  await companies.getByRole('button', { name: 'Send' }).click();
  await expect(companies.getByRole('status')).toContainText('200');
  await expect(companies.getByLabel('Answer')).toContainText('Lindenhof');
});

test('nothing on it acts for the session of whoever has signed in', async ({ page, product }) => {
  const signedIn = await page.request.post(`${product.url}/api/users/authenticate`, {
    data: { email: 'anna.petersen@post.example', authNumber: '482913' },
  });
  expect(signedIn.status()).toBe(200);
  await page.goto(`${product.url}/api/docs#getChatPrivacyRequests`);
  const call = page.locator('#getChatPrivacyRequests');
  await call.getByRole('button', { name: 'Send' }).click();
  await expect(call.getByRole('status')).toContainText('401');
});
