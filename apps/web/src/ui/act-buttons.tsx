import { Button } from '@mantine/core';
import classes from './act-buttons.module.css';

interface ActButtonsProps<Act> {
  /** What may be done to something, as it is. */
  acts: Act[];
  /** Asks whether it is meant. */
  onChoose: (act: Act) => void;
}

/** A button for each thing that an administrator may do; what cannot be taken back stands out. */
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
