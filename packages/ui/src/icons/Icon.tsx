import type { ReactNode } from 'react';

/** What every icon takes. */
export interface IconProps {
  /** Edge length in pixels. */
  size?: number;
  className?: string;
}

interface IconFrameProps extends IconProps {
  children: ReactNode;
}

/** The frame of every icon: drawn with the text's colour, silent to screen readers. */
export function Icon({ size = 20, className, children }: IconFrameProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
