import { PERMISSIONS } from '@hausgeist/schema';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { aBuilding, aFlat } from '../testing/fake-buildings';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/buildings';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const table = (name: string) => screen.getByRole('table', { name });
/** The page's own, which comes behind those of the navigation. */
const ownLink = (name: string) => screen.getAllByRole('link', { name }).at(-1) ?? document.body;
const lastCall = (name: string) => portal.callsOf(name).at(-1);

describe('the buildings', () => {
  it('are listed with what is in them, searched, and lead to their pages', async () => {
    await openPortal(PATH, { portal });
    expect(table('Buildings').textContent).toMatch(/Hafenhof.*Kai 3, 20457 Hamburg.*2.*3.*1/);
    const link = screen.getByRole('link', { name: 'Hafenhof' });
    expect(link.getAttribute('href')).toBe(`${PATH}/building-1`);
    await page.write('Search buildings', 'Kai');
    await pass(500);
    expect(lastCall('PortalBuildings')).toMatchObject({ filter: { search: 'Kai' } });
    expect(page.address()).toBe(`${PATH}?search=Kai`);
    expect(screen.getByText(/ found$/)).toBeTruthy();
  });

  it('lead to the open cases and the conversations of their people, narrowed down', async () => {
    await openPortal(`${PATH}/building-1`, { portal });
    expect(ownLink('Conversations').getAttribute('href')).toBe(
      '/company/dashboard/conversations?building=building-1',
    );
    await act(async () => ownLink('Open cases').click());
    await pass(10);
    expect(page.address()).toBe('/company/dashboard/cases?building=building-1');
    expect(lastCall('Cases')).toMatchObject({
      filter: { buildingId: 'building-1', isUndone: true },
    });
    await act(async () => vi.dynamicImportSettled());
    await pass(10);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Building' }).value).toContain(
      'Hafenhof',
    );
    closePortal();
    await openPortal('/company/dashboard/conversations?building=building-1', { portal });
    expect(lastCall('InboxConversations')).toMatchObject({ filter: { buildingId: 'building-1' } });
  });

  it('are added, and what the server says stands at the field', async () => {
    await openPortal(PATH, { portal });
    await page.press('New building');
    await page.submit('Save');
    expect(screen.getByText('Street and number are required')).toBeTruthy();
    const told = 'There is a building with this address already';
    portal.refuse('CreatePortalBuilding', 'CONFLICT', told, [
      { field: 'street', message: told, reason: 'BUILDING_EXISTS' },
    ]);
    await page.write('Street and number', 'Kai 4');
    await page.write('External ID', 'WE-4');
    await page.submit('Save');
    expect(screen.getByText(/There is a building with this address already/)).toBeTruthy();
    portal.reset('CreatePortalBuilding');
    await page.submit('Save');
    expect(portal.inputOf('CreatePortalBuilding')).toMatchObject({
      ...{ street: 'Kai 4', postcode: null, city: null, name: null, externalId: 'WE-4' },
    });
    expect(page.address()).toBe(`${PATH}/building-9`);
  });

  it('lead to a broadcast to their people', async () => {
    await openPortal(`${PATH}/building-1`, { portal });
    const broadcast = ownLink('Broadcast to this building');
    expect(broadcast.getAttribute('href')).toBe(
      '/company/dashboard/broadcasts?building=building-1',
    );
  });

  it('lead to no broadcast where none may be written, or there is nobody to read it', async () => {
    const name = 'Broadcast to this building';
    const permissions = PERMISSIONS.filter((one) => one !== 'broadcast.create');
    await openPortal(`${PATH}/building-1`, { portal, session: aSession({ permissions }) });
    expect(screen.queryByRole('link', { name })).toBeNull();
    closePortal();
    portal.buildings.buildings = [aBuilding({ tenantCount: 0, ownerCount: 0 })];
    await openPortal(`${PATH}/building-1`, { portal });
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('show their flats and people, those of one flat by themselves', async () => {
    await openPortal(`${PATH}/building-1`, { portal });
    expect(page.heading()).toBe('Hafenhof');
    expect(table('Flats').textContent).toMatch(
      /4\. OG links.*2 tenants, 1 owner of 4\. OG links, show them.*No one/,
    );
    expect(table('Tenants and owners').textContent).toContain('ida@mieter.example');
    await page.press('2 tenants, 1 owner of 4. OG links, show them');
    expect(lastCall('PortalBuildingPeople')).toMatchObject({
      filter: { buildingId: 'building-1', flatId: 'flat-1' },
    });
    expect(table('Tenants and owners of 4. OG links')).toBeTruthy();
    await page.press('Show all of the building');
    expect(lastCall('PortalBuildingPeople')).toMatchObject({ filter: { flatId: null } });
  });

  it('show what another system calls them and their flats', async () => {
    portal.buildings.buildings = [aBuilding({ externalId: 'WE-1' })];
    portal.buildings.flats = [aFlat({ externalId: 'WE-1/4' })];
    await openPortal(`${PATH}/building-1`, { portal });
    expect(screen.getByText('Kai 3, 20457 Hamburg · External ID WE-1')).toBeTruthy();
    expect(table('Flats').textContent).toMatch(/External ID.*WE-1\/4/);
  });

  it('have flats that are added, changed and deleted', async () => {
    await openPortal(`${PATH}/building-1`, { portal });
    await page.press('New flat');
    await page.write('Number or place', '12');
    await page.submit('Save');
    expect(portal.inputOf('CreatePortalFlat')).toEqual({
      ...{ buildingId: 'building-1', label: '12', floor: null, externalId: null },
    });
    await page.press('Edit 4. OG links');
    expect(screen.getByText(/becomes that of the 3 people/)).toBeTruthy();
    await page.write('Floor', '5');
    await page.write('External ID', 'WE-1/4');
    await page.submit('Save');
    expect(portal.inputOf('UpdatePortalFlat')).toMatchObject({
      ...{ id: 'flat-1', floor: '5', externalId: 'WE-1/4' },
    });
    // Where people live, nothing can be deleted.
    expect(screen.queryByRole('button', { name: 'Delete 4. OG links' })).toBeNull();
    await page.press('Delete Laden');
    fireEvent.click(page.dialog().getByRole('button', { name: 'Delete' }));
    await pass(20);
    expect(portal.inputOf('DeletePortalFlat')).toEqual({ id: 'flat-2' });
  });

  it('are merged into another that is looked for', async () => {
    portal.buildings.buildings = [
      aBuilding(),
      aBuilding({ id: 'building-2', name: null, address: 'Am Kai 3, Hamburg' }),
    ];
    await openPortal(`${PATH}/building-1`, { portal });
    await page.press('Merge...');
    await page.submit('Merge');
    expect(screen.getByText('Choose the building to keep')).toBeTruthy();
    expect(portal.callsOf('MergePortalBuildings')).toEqual([]);
    fireEvent.click(screen.getByRole('combobox', { name: 'Building to keep' }));
    await pass(500);
    await pass(10);
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toEqual(['Am Kai 3, Hamburg']);
    fireEvent.click(within(screen.getByRole('listbox')).getByRole('option'));
    await page.submit('Merge');
    expect(portal.inputOf('MergePortalBuildings')).toEqual({
      ...{ id: 'building-1', intoId: 'building-2' },
    });
    expect(page.address()).toBe(`${PATH}/building-2`);
  });

  it('are deleted only while empty, and kept when one thinks again', async () => {
    portal.buildings.buildings = [aBuilding({ tenantCount: 0, ownerCount: 0 })];
    await openPortal(`${PATH}/building-1`, { portal });
    const button = screen.getAllByRole('button', { name: 'Delete' })[0];
    fireEvent.click(button as HTMLElement);
    fireEvent.click(page.dialog().getByRole('button', { name: 'Cancel' }));
    await pass(20);
    expect(page.address()).toBe(`${PATH}/building-1`);
    fireEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement);
    fireEvent.click(page.dialog().getByRole('button', { name: 'Delete' }));
    await pass(20);
    expect(portal.inputOf('DeletePortalBuilding')).toEqual({ id: 'building-1' });
    expect(page.address()).toBe(PATH);
  });

  it('show no buttons to those who may only look, and say what is gone', async () => {
    const session = aSession({ permissions: ['users.view'] });
    await openPortal(`${PATH}/building-1`, { portal, session });
    for (const name of ['Edit', 'Merge...', 'New flat', 'Edit Laden', 'Delete Laden']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    closePortal();
    portal.refuse('PortalBuilding', 'NOT_FOUND', 'Building not found.');
    await openPortal(`${PATH}/building-7`, { portal });
    expect(screen.getByText('This building does not exist any more')).toBeTruthy();
    expect(screen.getByText('It may have been deleted, or the link is wrong.')).toBeTruthy();
    const back = screen.getAllByRole('link', { name: 'Buildings' }).at(-1);
    expect(back?.getAttribute('href')).toBe(PATH);
  });
});
