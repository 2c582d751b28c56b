import { TextInput, type TextInputProps } from '@mantine/core';
import { useId, useState, type KeyboardEvent } from 'react';
import classes from './suggest-input.module.css';

interface SuggestInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onSelect'> {
  value: string;
  onChange: (value: string) => void;
  suggestions: { name: string; hint: string }[];
  onChoose: (name: string) => void;
}

/** A text field with a list of what may be meant. Arrows walk the list, Enter takes, Escape closes it. */
export function SuggestInput({ value, onChange, suggestions, onChoose, ...field }: SuggestInputProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  function choose(index: number) {
    const suggestion = suggestions[index];
    if (suggestion) onChoose(suggestion.name);
    setOpen(false);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false);
    if (event.key === 'Enter' && shown && active >= 0) {
      event.preventDefault();
      choose(active);
    }
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || !suggestions.length) return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // The place before the first is the field itself, with nothing chosen.
    setActive(((active + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
  }

  return (
    <div className={classes.frame} onBlur={() => setOpen(false)}>
      <TextInput
        {...field}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
      />
      <ul id={listId} role="listbox" aria-label="Suggestions" className={classes.list} hidden={!shown}>
        {suggestions.map(({ name, hint }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field, which keeps the focus, listens to the keys
          <li
            key={name}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={classes.option}
            // The field keeps the focus, so that choosing by pointer does not close the list first.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            <span>{name}</span>
            <span className={classes.hint}>{hint}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
