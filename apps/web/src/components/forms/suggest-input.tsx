import * as texts from '@africanscity/messages/site';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import classes from './suggest-input.module.css';

export interface Option {
  key: string;
  name: string;
  hint?: ReactNode;
}

interface SuggestInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onSelect'> {
  value: string;
  onChange: (value: string) => void;
  options: Option[];
  onChoose: (key: string) => void;
}

/**
 * A text field with a list of suggestions. Arrow keys move through the list, Enter selects, Escape closes. Enter
 * without a selection submits the typed text unchanged.
 */
export function SuggestInput({ value, onChange, options, onChoose, className, ...field }: SuggestInputProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && options.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  function choose(index: number) {
    const option = options[index];
    setOpen(false);
    setActive(-1);
    if (option) onChoose(option.key);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false);
    if (event.key === 'Enter') {
      if (!shown || active < 0) return setOpen(false);
      event.preventDefault();
      choose(active);
    }
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || !options.length) return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // Index -1 is the field itself: no suggestion is selected.
    setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1);
  }

  return (
    <div className={`${classes.frame} ${className ?? ''}`} onBlur={() => setOpen(false)}>
      <TextInput
        {...field}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
      />
      <ul id={listId} role="listbox" aria-label={texts.suggestions()} className={classes.list} hidden={!shown}>
        {options.map(({ key, name, hint }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field, which keeps the focus, listens to the keys
          <li
            key={key}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={classes.option}
            // The field keeps the focus, so that a click on a suggestion does not close the list first.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            <span dir="auto">{name}</span>
            {hint && <span className={classes.hint}>{hint}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
