import * as texts from '@africanscity/messages/listings';
import { Button } from '@mantine/core';
import { IconLasso, IconListSearch, IconX } from '@tabler/icons-react';
import classes from './map-tools.module.css';

interface MapToolsProps {
  /** Whether an area is drawn, which the list shows wherever the map moves. */
  isDrawn: boolean;
  /** Whether the list follows the map. */
  follows: boolean;
  /** Whether the map has moved away from the area of the list. */
  hasMoved: boolean;
  onFollow(follows: boolean): void;
  onSearch(): void;
  onDraw(): void;
  onRemove(): void;
}

/** Choices of the area to search: the visible one, or a drawn one. */
export function MapTools({ isDrawn, follows, hasMoved, onFollow, onSearch, onDraw, onRemove }: MapToolsProps) {
  if (isDrawn)
    return (
      <Button {...shape} variant="default" leftSection={<IconX size={18} aria-hidden />} onClick={onRemove}>
        {texts.removeArea()}
      </Button>
    );
  return (
    <>
      <label className={classes.follows}>
        <input type="checkbox" checked={follows} onChange={({ currentTarget: { checked } }) => onFollow(checked)} />
        {texts.searchAsIMove()}
      </label>
      <Button {...shape} variant="default" leftSection={<IconLasso size={18} aria-hidden />} onClick={onDraw}>
        {texts.drawAnArea()}
      </Button>
      {!follows && hasMoved && (
        <Button {...shape} leftSection={<IconListSearch size={18} aria-hidden />} onClick={onSearch}>
          {texts.searchThisArea()}
        </Button>
      )}
    </>
  );
}

const shape = { h: 44, px: 'sm', radius: 'xl' } as const;
