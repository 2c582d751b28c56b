import * as texts from '@africanscity/messages/site';
import type { ReactNode } from 'react';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { Waiting } from '../../ui/waiting.tsx';

/** The part of a query's state that `Loaded` uses. The result of `useQuery` has this type. */
export interface QueryState<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  /** Whether the data belongs to the previous query, while the current one loads. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: QueryState<Data>;
  /** Completes "Loading …" and "… could not be loaded": "your listings". */
  what: string;
  /** A skeleton in the shape of the data. */
  skeleton: ReactNode;
  /** Shown in place of an empty list. */
  empty?: ReactNode;
  /** Replaces the usual notice with "Try again". Return undefined to show the usual one. */
  failed?: (error: Error) => ReactNode;
  /** `stale` is true while newer data loads. */
  children: (data: Data, stale: boolean) => ReactNode;
}

/**
 * Shows the state of a query: a skeleton while it loads, an error with "Try again", and the data, which stays on the
 * screen during a refetch and after a failed one.
 */
export function Loaded<Data>({ query, what, skeleton, empty, failed, children }: LoadedProps<Data>) {
  const { data, error, isFetching, isPlaceholderData } = query;
  const subject = what.charAt(0).toUpperCase() + what.slice(1);
  const again = () => void query.refetch();
  const instead = error ? failed?.(error) : undefined;
  if (data === undefined && !error) return <Waiting what={what}>{skeleton}</Waiting>;
  return (
    <>
      {error && instead === undefined && (
        <FailureNotice
          title={data === undefined ? texts.couldNotBeLoaded({ subject }) : texts.couldNotBeUpdated({ subject })}
          message={error.message}
          again={again}
          busy={isFetching}
        />
      )}
      {instead}
      {data !== undefined && (
        <PartBoundary title={texts.couldNotBeShown({ subject })} again={again}>
          {empty !== undefined && Array.isArray(data) && data.length === 0 ? (
            empty
          ) : (
            <Shown draw={() => children(data, isPlaceholderData)} />
          )}
        </PartBoundary>
      )}
    </>
  );
}

/** Renders inside the boundary, so that the boundary catches errors. */
function Shown({ draw }: { draw: () => ReactNode }) {
  return draw();
}

type DataOf<Readings> = { [Index in keyof Readings]: Readings[Index] extends QueryState<infer Data> ? Data : never };

/** Combines queries: loaded when all are, failed when one is. */
export function combineQueries<Readings extends readonly QueryState<unknown>[]>(
  ...readings: Readings
): QueryState<DataOf<Readings>> {
  const data = readings.map((reading) => reading.data);
  return {
    data: data.includes(undefined) ? undefined : (data as DataOf<Readings>),
    error: readings.find(({ error }) => error)?.error ?? null,
    isFetching: readings.some(({ isFetching }) => isFetching),
    isPlaceholderData: readings.some(({ isPlaceholderData }) => isPlaceholderData),
    refetch: () => Promise.all(readings.map(({ refetch }) => refetch())),
  };
}
