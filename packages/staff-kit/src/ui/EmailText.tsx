import styles from './EmailText.module.css';

/** An e-mail address that a narrow column breaks where it reads well: after its at sign, before its whole domain. */
export function EmailText({ email }: { email: string }) {
  const domain = email.indexOf('@') + 1;
  return (
    <span className={styles.email}>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </span>
  );
}
