import * as texts from '@africanscity/messages/listings';
import type { ListingImport } from '@africanscity/contracts/listings/imports';
import { Button, Text, Title } from '@mantine/core';
import { showTime } from '../../../ui/show-time.ts';
import classes from './latest-imports.module.css';

const shown = 5;

const states: Record<ListingImport['state'], () => string> = {
  uploading: texts.stateUploading,
  checking: texts.stateChecking,
  checked: texts.stateChecked,
  importing: texts.stateImporting,
  done: texts.stateImported,
  cancelled: texts.stateCancelled,
  failed: texts.stateFailed,
};

interface LatestImportsProps {
  imports: ListingImport[];
  onChoose: (id: number) => void;
}

/** Past imports with links to their results. */
export function LatestImports({ imports, onChoose }: LatestImportsProps) {
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="latest-imports" className={classes.latest}>
      <Title order={3} size="h4" id="latest-imports">
        {texts.latestImports()}
      </Title>
      <ul>
        {imports.slice(0, shown).map((one) => (
          <li key={one.id}>
            <div>
              {one.fileName}
              <Text size="sm" c="dimmed">
                {showTime(one.createdAt)}, {states[one.state]()}
                {one.state === 'done' && `: ${countsOf(one)}`}
              </Text>
            </div>
            {one.state !== 'uploading' && (
              <Button
                variant="default"
                flex="none"
                onClick={() => onChoose(one.id)}
                aria-label={texts.seeFile({ fileName: one.fileName })}
              >
                {texts.see()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function countsOf({ created, refused }: ListingImport): string {
  return refused ? texts.createdAndRefused({ created, refused }) : texts.createdCount({ created });
}
