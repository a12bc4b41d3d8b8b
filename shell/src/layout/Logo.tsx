import styles from './Logo.module.css';

interface LogoProps {
  /** Where the logo of a company is, which takes the place of the product's. */
  of?: string | null | undefined;
}

/** The mark of the product: a house that speaks. Decorative, as the name stands beside it. */
export function Logo({ of: companyLogo }: LogoProps) {
  if (companyLogo) return <img className={styles.logo} src={companyLogo} alt="" />;
  return (
    <svg className="shell-logo" viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M16 3 4 12.2V25a3 3 0 0 0 3 3h5.5L16 31l3.5-3H25a3 3 0 0 0 3-3V12.2z"
        fill="currentColor"
      />
      <circle cx="11.5" cy="18" r="1.9" fill="#fff" />
      <circle cx="20.5" cy="18" r="1.9" fill="#fff" />
      <path
        d="M12 23c2.4 1.7 5.6 1.7 8 0"
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
