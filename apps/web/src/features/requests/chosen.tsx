import * as texts from '@africanscity/messages/requests';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './chosen.module.css';

interface ChosenProps {
  label: string;
  /** Label of the select that adds one of `options`. Without it, `children` add. */
  add?: string;
  options?: NativeSelectProps['data'];
  chosen: { value: string; label: string }[];
  onChange: (values: string[]) => void;
  error?: ReactNode;
  children?: ReactNode;
}

/** Several values, each with a button that removes it, and a control that adds one. */
export function Chosen({ label, add, options = [], chosen, onChange, error, children }: ChosenProps) {
  const values = chosen.map(({ value }) => value);
  return (
    <div role="group" aria-label={label} className={classes.group}>
      {children ?? (
        <NativeSelect
          label={label}
          data={[{ value: '', label: add ?? '' }, ...options]}
          value=""
          error={error}
          onChange={({ currentTarget: { value } }) => value && !values.includes(value) && onChange([...values, value])}
        />
      )}
      {chosen.length > 0 && (
        <ul className={classes.list}>
          {chosen.map((one) => (
            <li key={one.value}>
              <button
                type="button"
                className={classes.value}
                aria-label={texts.removeNamed({ label: one.label })}
                onClick={() => onChange(values.filter((value) => value !== one.value))}
              >
                <span dir="auto">{one.label}</span>
                <IconX size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
