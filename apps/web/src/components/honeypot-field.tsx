import classes from './honeypot-field.module.css';

interface HoneypotFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** A field that people neither see nor reach, and bots fill in. */
export function HoneypotField({ value, onChange }: HoneypotFieldProps) {
  return (
    <div className={classes.trap} aria-hidden="true">
      <label>
        Fax
        <input
          type="text"
          name="fax"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
    </div>
  );
}
