import { classNames } from '../class-names';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Gives the shape its size. */
  className?: string;
}

/** A grey shape where content will be. Silent: what contains it says that something loads. */
export function Skeleton({ className }: SkeletonProps) {
  return <div className={classNames(styles.skeleton, className)} aria-hidden="true" />;
}
