import { MessagesProvider, Route, Routes, useGuest } from '@hausgeist/shell-api';
import { Waiting } from '@hausgeist/staff-kit';
import { lazy, Suspense } from 'react';
import { SignInPage } from './features/sign-in';
import { signInCatalogues } from './messages/sign-in/catalogues';
import { AdminsOnly, Entry, GuestsOnly } from './routes/guards';

// A visitor who only signs in need not wait for rare pages, nor for the console.
const RegisterPage = lazy(async () => ({
  default: (await import('./features/registration')).RegisterPage,
}));
const VerifyEmailPage = lazy(async () => ({
  default: (await import('./features/registration')).VerifyEmailPage,
}));
const ForgotPasswordPage = lazy(async () => ({
  default: (await import('./features/password-reset')).ForgotPasswordPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('./features/password-reset')).ResetPasswordPage,
}));
const Console = lazy(async () => {
  const { Console: component } = await import('./routes/Console');
  return { default: component };
});

/** The administrators' part of the site, as the shell loads it. */
export function App() {
  const guest = useGuest();
  return (
    <MessagesProvider messages={signInCatalogues}>
      <Suspense fallback={<Waiting />}>
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
            <Route path="/admin/*" element={<Console />} />
            {guest && <Route path="*" element={<Console guest={guest.page} />} />}
          </Route>
        </Routes>
      </Suspense>
    </MessagesProvider>
  );
}
