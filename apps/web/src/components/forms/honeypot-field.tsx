import * as texts from '@africanscity/messages/site';
import classes from './honeypot-field.module.css';

interface HoneypotFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/**
 * A field that people cannot see or reach, and that bots fill in. Its name and label match no words of browsers' or
 * password managers' autofill.
 */
export function HoneypotField({ value, onChange }: HoneypotFieldProps) {
  return (
    <div className={classes.trap} aria-hidden="true">
      <label>
        {texts.leaveFieldEmpty()}
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
