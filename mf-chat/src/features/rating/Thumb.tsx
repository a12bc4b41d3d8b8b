interface ThumbProps {
  down: boolean;
  filled: boolean;
}

/** A thumb up, or the same one turned over. */
export function Thumb({ down, filled }: ThumbProps) {
  return (
    <svg
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path
        transform={down ? 'rotate(180 12 12)' : undefined}
        d="M7 10.5v9.7H4.2a1 1 0 0 1-1-1v-7.7a1 1 0 0 1 1-1zm0 0 4-7.2a2.2 2.2 0 0 1 2.6 2.1v3.9h5.2a2 2 0 0 1 2 2.3l-1 6.9a2 2 0 0 1-2 1.7H7z"
      />
    </svg>
  );
}
