import * as texts from '@africanscity/messages/listings';
import { useStatusLabels } from '../../../api/status-labels.ts';
import classes from './status-choice.module.css';

export type OpenStatus = 'FOR_SALE' | 'FOR_RENT';

const choices: OpenStatus[] = ['FOR_SALE', 'FOR_RENT'];

/** For sale or for rent: two large radio buttons. */
export function StatusChoice({ value, onChange }: { value: OpenStatus; onChange: (value: OpenStatus) => void }) {
  const labels = useStatusLabels();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{texts.saleOrRentChoice()}</legend>
      {choices.map((status) => (
        <label key={status} className={classes.label}>
          <input
            type="radio"
            name="propertyStatus"
            value={status}
            checked={value === status}
            onChange={() => onChange(status)}
            className={classes.input}
          />
          {labels[status]}
        </label>
      ))}
    </fieldset>
  );
}
