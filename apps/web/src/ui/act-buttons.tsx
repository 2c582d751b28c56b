import { Button } from '@mantine/core';
import classes from './act-buttons.module.css';

interface ActButtonsProps<Act> {
  /** Actions that the record's state allows. */
  acts: Act[];
  /** Opens the confirmation of an action. */
  onChoose: (act: Act) => void;
}

/** A button for each action of an administrator. Irreversible actions are highlighted. */
export function ActButtons<Act extends { label: string; danger?: boolean }>({ acts, onChoose }: ActButtonsProps<Act>) {
  return (
    <div className={classes.acts}>
      {acts.map((act) => (
        <Button
          key={act.label}
          variant="default"
          c={act.danger ? 'var(--mantine-color-error)' : undefined}
          h={44}
          onClick={() => onChoose(act)}
        >
          {act.label}
        </Button>
      ))}
    </div>
  );
}
