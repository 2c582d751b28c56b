import classes from './honeypot-field.module.css';

interface HoneypotFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/**
 * A field that people neither see nor reach, and bots fill in. Its name and label are no words that browsers and
 * password managers look for, so that none of them fills it in for a person.
 */
export function HoneypotField({ value, onChange }: HoneypotFieldProps) {
  return (
    <div className={classes.trap} aria-hidden="true">
      <label>
        Leave this field empty
        <input
          type="text"
          name="topping"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
    </div>
  );
}
