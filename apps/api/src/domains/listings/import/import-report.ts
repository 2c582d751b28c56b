import * as texts from '@africanscity/messages/listings';
import type { BatchTools } from './import-batch.ts';
import type { ImportInput, RowError } from './import-input.ts';

type Reporters = Pick<BatchTools, 'missing' | 'doubted' | 'changed' | 'renamed'>;

interface ImportReport extends Reporters {
  refuse(line: number, errors: Omit<RowError, 'line'>[]): void;
  /** Rows with errors. */
  refused(): number;
  /** Pictures that rows name and that cannot be had, each once. */
  missingPictures(): number;
}

type Options = Pick<ImportInput, 'withoutMissing' | 'onRowError' | 'onChange'> & { onRefused: () => void };

/** Counts what is wrong with rows, and reports it: of each picture once. */
export function openReport({ withoutMissing = false, onRowError, onChange, onRefused }: Options): ImportReport {
  const missing = new Set<string>();
  const renamed = new Set<string>();
  let refused = 0;
  return {
    refused: () => refused,
    missingPictures: () => missing.size,
    refuse(line, errors) {
      refused += 1;
      onRefused();
      for (const error of errors) onRowError?.({ line, ...error });
    },
    missing(line, absent) {
      for (const { name, reason } of absent) {
        if (withoutMissing && !missing.has(name))
          onRowError?.({ line, column: 'pictures', reason: texts.listingsComeWithout({ reason }) });
        missing.add(name);
      }
      return withoutMissing;
    },
    doubted: (line, reason) => onRowError?.({ line, column: 'googleLocation', reason }),
    changed: (line, reference, changes) => onChange?.({ line, reference, changes }),
    renamed(line, name, found) {
      if (renamed.has(name)) return;
      renamed.add(name);
      onRowError?.({ line, column: 'pictures', reason: texts.pictureTaken({ name, found }) });
    },
  };
}
