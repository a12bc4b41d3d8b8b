import { Link } from '@hausgeist/shell-api/slim';
import { Logo } from './Logo';
import styles from './Notice.module.css';

interface NoticeProps {
  title: string;
  text: string;
  /** Announced at once, for what interrupts the visitor. */
  urgent?: boolean;
  /** Which failure it tells of, for those who try a release out. */
  failure?: string;
  /** What the visitor can do about it: go somewhere or try something. */
  action: { label: string; to: string } | { label: string; onPress: () => void };
}

/** A calm message in the middle of the page. */
export function Notice({ title, text, urgent = false, failure, action }: NoticeProps) {
  return (
    <section
      className={styles.notice}
      role={urgent ? 'alert' : undefined}
      data-remote-failure={failure}
    >
      <span className={styles.mark}>
        <Logo />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {'to' in action ? (
        <Link className={styles.action} to={action.to}>
          {action.label}
        </Link>
      ) : (
        <button className={styles.action} type="button" onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </section>
  );
}
