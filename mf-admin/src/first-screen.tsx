import { renderForConsole } from '@hausgeist/shell-api/static';
import { SignInFirstScreen } from '@hausgeist/staff-kit/sign-in';
import { useSignInParts } from './features/sign-in';
import { frameCatalogues, signInCatalogues } from './messages/catalogues';

function Screen() {
  return <SignInFirstScreen audience="ADMIN" {...useSignInParts()} />;
}

/** The markup of the sign-in in both languages; run by the build. */
export const renderFirstScreens = () =>
  renderForConsole(frameCatalogues, signInCatalogues, <Screen />);
