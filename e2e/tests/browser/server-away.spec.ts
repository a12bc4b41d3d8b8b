import { CompanyPortal } from '../../support/company-portal.js';
import { expect, test } from '../../support/fixtures.js';
import { demoUser } from '../../support/staff.js';

test('a page that is opened while the server is away comes by itself once that is back', async ({
  page,
  newProduct,
}) => {
  test.slow();
  const product = await newProduct();
  await product.start();
  const portal = new CompanyPortal(page, product.url);
  await portal.signIn(demoUser('lindenhof', 'COMPANY_ADMIN'));
  await expect(portal.button('Add User')).toBeVisible();
  await product.kill();

  await portal.sidebar.getByRole('link', { name: 'Buildings', exact: true }).click();
  const notice = page.getByText('The server does not answer yet.');
  await expect(notice).toBeVisible();
  await expect(portal.button('Add User')).toBeVisible();

  await product.start();
  await expect(page.getByRole('heading', { level: 1, name: 'Buildings' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(portal.main.getByRole('table', { name: 'Buildings' })).toBeVisible();
  await expect(notice).toBeHidden();
});
