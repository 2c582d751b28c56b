import * as texts from '@africanscity/messages/listings';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { moveButtonId, type Moves } from './use-moves.ts';

interface MoveButtonsProps {
  id: number;
  subject: string;
  moves: Moves;
}

/** The buttons that move a home to the place of the one before and after it. */
export function MoveButtons({ id, subject, moves: { shown, move } }: MoveButtonsProps) {
  const at = shown.indexOf(id);
  const button = (to: 'up' | 'down', other: number | undefined) => {
    const Icon = to === 'up' ? IconArrowUp : IconArrowDown;
    // At the end of the list the button keeps the focus.
    const isLast = other === undefined;
    return (
      <ActionIcon
        id={moveButtonId(to, id)}
        variant="default"
        size={44}
        aria-label={to === 'up' ? texts.moveHomeUp({ subject }) : texts.moveHomeDown({ subject })}
        aria-disabled={isLast}
        data-disabled={isLast || undefined}
        onClick={isLast ? undefined : () => move(id, other, subject)}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    );
  };
  return (
    <>
      {button('up', shown[at - 1])}
      {button('down', shown[at + 1])}
    </>
  );
}
