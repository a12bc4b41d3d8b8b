import '@hausgeist/ui/tokens.css';
import '@hausgeist/ui/fonts.css';
import '@hausgeist/ui/base.css';
import './page.css';
import { findEntry } from '@hausgeist/schema';
import { prepareMessages } from '@hausgeist/shell-api/host';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App, preloadFor } from './App';
import { readRegistry } from './federation/registry';
import { RemoteApps } from './federation/remote-apps';
import { sampleVitals } from './federation/sample-vitals';
import { Versions } from './federation/versions';
import { VisitReports } from './federation/visit-reports';
import { publicMessages } from './messages/public';
import { readPageCompany } from './page-company';
import { hostOf } from './staff/areas';
import { pageLanguage } from './preferences/use-locale-preference';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const registry = readRegistry(document);
const company = readPageCompany(document);
const apps = new RemoteApps(registry);
const reports = new VisitReports();
const versions = new Versions(registry);
reports.watch(window);
const current = findEntry(registry, window.location.pathname);

/** Asks for the current page's code before React has anything to do. */
function loadCurrent(): void {
  if (!current) return;
  preloadFor(current);
  for (const entry of new Set([hostOf(registry, current) ?? current, current])) {
    void apps.load(entry);
  }
}

function render(container: HTMLElement): void {
  createRoot(container, {
    // The boundary shows it to the visitor; for developers a line is enough, it is no page error.
    onCaughtError: (error) => console.warn(error),
  }).render(
    <BrowserRouter>
      <App
        registry={registry}
        apps={apps}
        reports={reports}
        versions={versions}
        company={company}
      />
    </BrowserRouter>,
  );
}

/** What comes from the machine of an administrator runs only below a notice of it. */
async function sayWhatIsLocal(): Promise<void> {
  const local = registry.find(({ isLocal }) => isLocal);
  if (local) (await import('./local/LocalNotice')).showLocalNotice(local);
}

async function begin(container: HTMLElement): Promise<void> {
  await sayWhatIsLocal();
  loadCurrent();
  // Until then the page shows what the server has drawn.
  await prepareMessages(publicMessages, pageLanguage());
  render(container);
  sampleVitals(current);
}

void begin(root);
