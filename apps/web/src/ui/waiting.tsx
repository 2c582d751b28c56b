import * as texts from '@africanscity/messages/site';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './waiting.module.css';

interface WaitingProps {
  /** Noun for the data: "your listings". */
  what: string;
  /** Skeletons in the shape of the data. */
  children: ReactNode;
}

/** Announces loading data and shows its skeleton. */
export function Waiting({ what, children }: WaitingProps) {
  return (
    <div role="status" aria-busy="true" aria-label={texts.loadingOf({ what })}>
      {children}
    </div>
  );
}

interface SkeletonBlocksProps {
  count?: number;
  /** Height of each row in pixels. */
  height: number;
}

/** Skeleton of list rows, or of one block. */
export function SkeletonRows({ count = 1, height }: SkeletonBlocksProps) {
  return <div className={classes.rows}>{blocks(count, height)}</div>;
}

/** Skeleton of numbers with a chart, which is below them on phones. */
export function SkeletonStatistics() {
  return <Skeleton radius="lg" className={classes.statistics} />;
}

/** Skeleton of cards in as many columns as fit. */
export function SkeletonCards({ count, height, wide }: SkeletonBlocksProps & { wide?: boolean }) {
  return <div className={wide ? `${classes.cards} ${classes.wide}` : classes.cards}>{blocks(count ?? 1, height)}</div>;
}

/** Skeleton of listing cards. */
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

/** Skeleton of one listing card. */
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

/** Skeleton of labelled fields and a button. */
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

/** Skeleton of a detail page: its heading, then sections. */
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
