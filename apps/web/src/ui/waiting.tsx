import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './waiting.module.css';

interface WaitingProps {
  /** What comes: "your listings". */
  what: string;
  /** Skeletons in its shape. */
  children: ReactNode;
}

/** The place of what is on its way. */
export function Waiting({ what, children }: WaitingProps) {
  return (
    <div role="status" aria-busy="true" aria-label={`Loading ${what}`}>
      {children}
    </div>
  );
}

interface SkeletonBlocksProps {
  count?: number;
  /** Of each, in pixels. */
  height: number;
}

/** Rows of a list, or a single block. */
export function SkeletonRows({ count = 1, height }: SkeletonBlocksProps) {
  return <div className={classes.rows}>{blocks(count, height)}</div>;
}

/** Numbers in a row with a chart: on phones the chart stands below them. */
export function SkeletonStatistics() {
  return <Skeleton radius="lg" className={classes.statistics} />;
}

/** Cards beside each other, as many as the width takes. */
export function SkeletonCards({ count, height, wide }: SkeletonBlocksProps & { wide?: boolean }) {
  return <div className={wide ? `${classes.cards} ${classes.wide}` : classes.cards}>{blocks(count ?? 1, height)}</div>;
}

/** Listings as their cards will stand: a picture, a price, a name and a place. */
export function SkeletonListings({ count }: { count: number }) {
  return (
    <div className={`${classes.cards} ${classes.wide}`}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <SkeletonListing />
        </div>
      ))}
    </div>
  );
}

/** One of them. */
export function SkeletonListing() {
  return (
    <>
      <Skeleton radius="lg" className={classes.photo} />
      <Skeleton height={22} width="40%" mt={14} />
      <Skeleton height={16} width="80%" mt={10} />
      <Skeleton height={16} width="60%" mt={8} />
    </>
  );
}

/** Fields with their labels, and a button below. */
export function SkeletonForm({ fields }: { fields: number }) {
  return (
    <div className={classes.form}>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index}>
          <Skeleton height={14} width="8rem" mb={8} />
          <Skeleton height={44} radius="md" />
        </div>
      ))}
      <Skeleton height={44} width="10rem" radius="md" />
    </div>
  );
}

/** A thing by itself: its name, then frames with what is to say of it. */
export function SkeletonDetails() {
  return (
    <div className={classes.details}>
      <Skeleton height={32} width="min(100%, 18rem)" />
      {blocks(2, 200)}
    </div>
  );
}

function blocks(count: number, height: number): ReactNode {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} height={height} radius="lg" />);
}
