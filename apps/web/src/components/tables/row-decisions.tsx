import { Button } from '@mantine/core';
import * as texts from '@africanscity/messages/site';
import classes from './row-decisions.module.css';

/** A decision about a row. */
export interface RowDecision {
  label: string;
  danger?: boolean;
  onClick: () => void;
}

/** The buttons of a row, for tables whose rows wait for a decision. */
export function RowDecisions({ name, decisions }: { name: string; decisions: RowDecision[] }) {
  return (
    <div className={classes.decisions}>
      {decisions.map(({ label, danger, onClick }) => (
        <Button
          key={label}
          variant="default"
          h={44}
          px="md"
          c={danger ? 'var(--mantine-color-error)' : undefined}
          aria-label={texts.decisionAbout({ decision: label, name })}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
