import * as texts from '@africanscity/messages/administration';
import { ActionIcon, Checkbox, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './settings-list.module.css';

interface Choice<Name extends string> {
  name: Name;
  isShown: boolean;
}

interface OrderedChoicesProps<Name extends string> {
  label: string;
  labels: Record<Name, () => string>;
  choices: Choice<Name>[];
  onChange: (choices: Choice<Name>[]) => void;
}

/** A list whose entries are switched on and off, and moved up and down. */
export function OrderedChoices<Name extends string>({ label, labels, choices, onChange }: OrderedChoicesProps<Name>) {
  const move = (at: number, by: -1 | 1) => {
    const [moved] = choices.slice(at, at + 1);
    if (moved) onChange(choices.toSpliced(at, 1).toSpliced(at + by, 0, moved));
  };
  return (
    <div role="group" aria-label={label}>
      <Text fw={600}>{label}</Text>
      <ol className={classes.list}>
        {choices.map(({ name, isShown }, at) => (
          <li key={name} className={classes.item}>
            <Checkbox
              className={classes.text}
              label={labels[name]()}
              checked={isShown}
              onChange={(event) => onChange(choices.with(at, { name, isShown: event.currentTarget.checked }))}
            />
            <Group gap={0} wrap="nowrap">
              <MoveButton
                text={texts.moveUp({ name: labels[name]() })}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <IconArrowUp size={18} aria-hidden />
              </MoveButton>
              <MoveButton
                text={texts.moveDown({ name: labels[name]() })}
                disabled={at === choices.length - 1}
                onClick={() => move(at, 1)}
              >
                <IconArrowDown size={18} aria-hidden />
              </MoveButton>
            </Group>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface MoveButtonProps {
  text: string;
  disabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function MoveButton({ text, disabled, onClick, children }: MoveButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      className={classes.act}
      aria-label={text}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
