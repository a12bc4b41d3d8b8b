import { useTranslations } from '@hausgeist/shell-api';
import type { ComponentProps, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormPasswordField, FormTextField } from '../../ui/FormFields';
import styles from './OtherWays.module.css';
import { SignInCard } from './SignInCard';
import { SignInForm } from './SignInForm';

export interface SignInValues {
  email: string;
  password: string;
  code: string;
}

/** What a console adds to its sign-in. */
export interface SignInParts {
  intro?: string | undefined;
  /** Stands at the end of the form. */
  inForm?: ReactNode;
  /** Stands below the form. */
  note?: ReactNode;
  /** Ways to other pages. */
  links?: ReactNode;
}

type FormProps = Pick<
  ComponentProps<typeof SignInForm>,
  'isBusy' | 'error' | 'notice' | 'isStatic' | 'onSubmit'
>;

interface SignInScreenProps extends SignInParts, FormProps {
  form: UseFormReturn<SignInValues>;
  /** Asks for the second step. */
  secondStep?: ReactNode;
  /** Other ways to sign in. */
  ways: ReactNode;
}

/** The looks of the sign-in: those of its page, and of what is there before the page's script. */
export function SignInScreen(props: SignInScreenProps) {
  const { form, secondStep, ways, intro, inForm, note, links, ...formProps } = props;
  const t = useTranslations('signIn');
  const field = { form, texts: 'signIn.login' } as const;
  return (
    <SignInCard title={t('login.title')} intro={intro} links={links}>
      <SignInForm submitLabel={t('login.submit')} busyLabel={t('login.submitting')} {...formProps}>
        <FormTextField
          {...field}
          name="email"
          label={t('email')}
          type="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          inputMode="email"
        />
        <FormPasswordField
          {...field}
          name="password"
          label={t('password')}
          autoComplete="current-password"
        />
        {secondStep}
        {inForm}
      </SignInForm>
      <div className={styles.ways}>{ways}</div>
      {note}
    </SignInCard>
  );
}
