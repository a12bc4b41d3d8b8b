import '@hausgeist/ui/tokens.css';
import '@hausgeist/ui/fonts.css';
import '@hausgeist/ui/chat-fonts.css';
import '@hausgeist/ui/base.css';
import './page.css';
import { findEntry } from '@hausgeist/schema';
import { watchFirstScreen } from '@hausgeist/shell-api/first-screen';
import { readRegistry } from './federation/registry';
import { RemoteApps } from './federation/remote-apps';
import { sampleVitals } from './federation/sample-vitals';
import { Versions } from './federation/versions';
import { VisitReports } from './federation/visit-reports';
import { afterOthers, ownTask } from './own-task';
import { hostOf, STAFF_AREAS, type StaffArea } from './staff/areas';
import { loadStaffConsole } from './staff/load-staff-console';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

watchFirstScreen();
const registry = readRegistry(document);
const apps = new RemoteApps(registry);
const reports = new VisitReports();
reports.watch(window);
const current = findEntry(registry, window.location.pathname);

async function loadConsole(area: StaffArea): Promise<void> {
  try {
    (await loadStaffConsole()).beginConsole(area);
  } catch {
    // Where it does not arrive, the page that draws it says so.
  }
}

/** Asks for the current page's code before anything else is done; resolves when it can be drawn. */
async function loadCurrent(): Promise<void> {
  if (!current) return;
  const isDrawable =
    current.audience === 'end-user' ? undefined : loadConsole(STAFF_AREAS[current.audience]);
  for (const entry of new Set([hostOf(registry, current) ?? current, current])) {
    void apps.load(entry);
  }
  await isDrawable;
}

/** What comes from the machine of an administrator runs only below a notice of it. */
async function sayWhatIsLocal(): Promise<void> {
  const local = registry.find(({ isLocal }) => isLocal);
  if (local) (await import('./local/LocalNotice')).showLocalNotice(local);
}

/**
 * The large parts of this very bundle, which would start one after the other in a single long task: a
 * phone would not answer its visitor for a third of a second.
 */
const PARTS: readonly (() => unknown)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  // Its first use makes the browser read what it knows of dates and time zones.
  () => Intl.DateTimeFormat().resolvedOptions(),
  () => import(/* webpackMode: "eager" */ './tenant/tenant-session'),
  () => import(/* webpackMode: "eager" */ '@hausgeist/shell-api/slim'),
];

/** Whether someone may be writing already, whom no long task should stop. */
const isWritten = document.getElementById('first-screen') !== null;

/** A console's scripts ask for its first list as soon as they run: they go before the parts of this one. */
const nextTask = current && current.audience !== 'end-user' && !isWritten ? afterOthers : ownTask;

async function begin(container: HTMLElement): Promise<void> {
  await sayWhatIsLocal();
  await ownTask();
  const isDrawable = loadCurrent();
  for (const start of PARTS) {
    await nextTask();
    await start();
  }
  await ownTask();
  const { showPage } = await import(/* webpackMode: "eager" */ './page');
  await ownTask();
  const versions = new Versions(registry);
  // What the server has drawn stays until then.
  await isDrawable;
  await showPage(container, { registry, apps, reports, versions });
  sampleVitals(current);
}

void begin(root);
