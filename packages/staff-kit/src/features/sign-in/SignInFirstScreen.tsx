import { useTranslations } from '@hausgeist/shell-api';
import { Button } from '@hausgeist/ui';
import { useForm } from 'react-hook-form';
import type { StaffAudience } from '../../gql/graphql';
import styles from './OtherWays.module.css';
import { SignInScreen, type SignInParts, type SignInValues } from './SignInScreen';

/**
 * The sign-in as it is drawn at build, for the time before any script has run. What is typed into it is kept when
 * `SignIn` takes its place. Nearly all browsers know passkeys; in others the button goes when the page is there.
 */
export function SignInFirstScreen({
  audience,
  ...parts
}: SignInParts & { audience: StaffAudience }) {
  const t = useTranslations('signIn');
  const form = useForm<SignInValues>({ defaultValues: { email: '', password: '', code: '' } });
  return (
    <SignInScreen
      {...parts}
      form={form}
      isBusy={false}
      error={undefined}
      isStatic
      onSubmit={() => undefined}
      ways={
        <>
          {audience === 'COMPANY' && <StaticWay label={t('organisation.signIn')} />}
          <StaticWay label={t('passkey.signIn')} />
        </>
      }
    />
  );
}

const StaticWay = ({ label }: { label: string }) => (
  <div className={styles.way}>
    <Button>{label}</Button>
  </div>
);
