import { Link, useDocumentTitle, useLocale } from '@hausgeist/shell-api';
import { TERMS } from '../features/terms';
import styles from './TermsPage.module.css';

/** What one agrees to when accepting an invitation. */
export function TermsPage() {
  const terms = TERMS[useLocale() === 'de' ? 'de' : 'en'];
  useDocumentTitle(terms.title);
  return (
    <article className={styles.terms}>
      <h1 className={styles.title}>{terms.title}</h1>
      <p className={styles.intro}>{terms.intro}</p>
      <ol className={styles.sections}>
        {terms.sections.map(({ heading, paragraphs }) => (
          <li key={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </li>
        ))}
      </ol>
      <p>
        <Link to="/company/login">{terms.back}</Link>
      </p>
    </article>
  );
}
