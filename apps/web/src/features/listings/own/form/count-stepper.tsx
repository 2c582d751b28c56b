import * as texts from '@africanscity/messages/listings';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useId } from 'react';
import classes from './count-stepper.module.css';
import { stepped } from './stepped-count.ts';

interface CountStepperProps {
  /** For example 'Rooms'. */
  label: string;
  /** A whole number as text; '' if unknown. */
  value: string;
  onChange: (value: string) => void;
  error?: React.ReactNode;
}

/** A number field with two large buttons and arrow keys. Below zero is "not known". */
export function CountStepper({ label, value, onChange, error }: CountStepperProps) {
  const id = useId();
  const count = /^\d+$/.test(value) ? Number(value) : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    onChange(stepped(value, by));
  };
  return (
    <div className={classes.row}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.control}>
        <button
          type="button"
          className={classes.step}
          aria-label={texts.fewerOf({ label: label.toLowerCase() })}
          disabled={value === ''}
          onClick={() => onChange(stepped(value, -1))}
        >
          <IconMinus size={18} stroke={2.25} aria-hidden />
        </button>
        <input
          id={id}
          className={classes.count}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          placeholder="–"
          value={value}
          aria-valuenow={count ?? 0}
          aria-valuetext={count === undefined ? value || texts.notKnown() : String(count)}
          aria-valuemin={0}
          aria-valuemax={1000}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <button
          type="button"
          className={classes.step}
          aria-label={texts.moreOf({ label: label.toLowerCase() })}
          disabled={count !== undefined && count >= 1000}
          onClick={() => onChange(stepped(value, 1))}
        >
          <IconPlus size={18} stroke={2.25} aria-hidden />
        </button>
      </div>
      {error && (
        <p className={classes.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
