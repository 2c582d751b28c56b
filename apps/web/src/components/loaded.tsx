import type { ReactNode } from 'react';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { PartBoundary } from '../ui/part-boundary.tsx';
import { Waiting } from '../ui/waiting.tsx';

/** What `Loaded` needs to know of a query; the answer of `useQuery` is one. */
export interface QueryState<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  /** The data answer another question, while what was asked now is on its way. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: QueryState<Data>;
  /** Completes "Loading …" and "… could not be loaded": "your listings". */
  what: string;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  /** Stands in place of a list without entries. */
  empty?: ReactNode;
  /** In place of the usual notice with "Try again"; undefined for that one after all. */
  failed?: (error: Error) => ReactNode;
  /** `stale` are data of before, while others are on their way. */
  children: (data: Data, stale: boolean) => ReactNode;
}

/**
 * What a query answers: a skeleton until it is here, why it is not and a way to try again, and what came, which
 * stays while it is fetched anew, also when that fails.
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
          title={data === undefined ? `${subject} could not be loaded` : `${subject} could not be brought up to date`}
          message={error.message}
          again={again}
          busy={isFetching}
        />
      )}
      {instead}
      {data !== undefined && (
        <PartBoundary title={`${subject} could not be shown`} again={again}>
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

/** Draws within the boundary: what throws here is caught by it. */
function Shown({ draw }: { draw: () => ReactNode }) {
  return draw();
}

type DataOf<Readings> = { [Index in keyof Readings]: Readings[Index] extends QueryState<infer Data> ? Data : never };

/** Several queries as one: here when all are, failed when one is. */
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
