import { MessagesProvider, prepareMessages, Route, Routes, useGuest } from '@hausgeist/shell-api';
import { FirstPage, isAsked, late, latePage, Waiting, withOwnTexts } from '@hausgeist/staff-kit';
import { consoleCatalogues, frameCatalogues, signInCatalogues } from './messages/catalogues';
import { ConsolePages } from './routes/ConsolePages';
import { AdminsOnly, Entry, GuestsOnly } from './routes/guards';

// What a page needs comes with it.
const SignInPage = latePage('/adminlogin', async () =>
  withOwnTexts(signInCatalogues, async () => (await import('./features/sign-in')).SignInPage),
);
const RegisterPage = late(async () =>
  withOwnTexts(
    signInCatalogues,
    async () => (await import('./features/registration')).RegisterPage,
  ),
);
const VerifyEmailPage = late(async () =>
  withOwnTexts(
    signInCatalogues,
    async () => (await import('./features/registration')).VerifyEmailPage,
  ),
);
const ForgotPasswordPage = late(async () =>
  withOwnTexts(
    signInCatalogues,
    async () => (await import('./features/password-reset')).ForgotPasswordPage,
  ),
);
const ResetPasswordPage = late(async () =>
  withOwnTexts(
    signInCatalogues,
    async () => (await import('./features/password-reset')).ResetPasswordPage,
  ),
);
const Console = latePage('/admin', async () => (await import('./routes/Console')).Console);

// Texts, too, come beside the parts that say them.
void prepareMessages(frameCatalogues);
if (isAsked('/admin')) void prepareMessages(consoleCatalogues);

/** The administrators' part of the site, as the shell loads it. */
export function App() {
  const guest = useGuest();
  return (
    <MessagesProvider messages={frameCatalogues}>
      <FirstPage fallback={<Waiting />}>
        <Routes>
          <Route element={<GuestsOnly />}>
            <Route path="/adminlogin" element={<SignInPage />} />
            <Route path="/admin/register" element={<RegisterPage key="open" />} />
          </Route>
          <Route path="/adminregister" element={<RegisterPage key="invited" invitedOnly />} />
          <Route path="/verify-email" element={<VerifyEmailPage />} />
          <Route path="/forgot-password" element={<ForgotPasswordPage />} />
          <Route path="/admin/forgot-password" element={<ForgotPasswordPage />} />
          <Route path="/admin/reset-password/:token?" element={<ResetPasswordPage />} />
          <Route path="/admin" element={<Entry />} />
          <Route element={<AdminsOnly />}>
            <Route
              path="/admin/*"
              element={
                <Console>
                  <ConsolePages />
                </Console>
              }
            />
            {guest && <Route path="*" element={<Console>{guest.page}</Console>} />}
          </Route>
        </Routes>
      </FirstPage>
    </MessagesProvider>
  );
}
