import * as texts from '@africanscity/messages/listings';
import { longestCaption, pictureRooms, type PictureRoom } from '@africanscity/contracts/picture-rooms';
import { ActionIcon, Badge, NativeSelect, TextInput } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconStar, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './picture-tiles.module.css';

export interface PictureTile {
  key: string;
  /** The picture, uncropped. */
  image: ReactNode;
  /** The room that it shows; null if unknown. */
  room: PictureRoom | null;
  caption?: string;
}

interface PictureTilesProps {
  tiles: PictureTile[];
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  onRoom: (index: number, room: PictureRoom | undefined) => void;
  /** Absent where pictures have no captions yet. */
  onCaption?: (index: number, caption: string) => void;
  disabled?: boolean;
}

const rooms = () => Object.entries(pictureRooms).map(([value, label]) => ({ value, label: label() }));

/** Ordered pictures; the first is the cover. Each action has a button, for touch and keyboard. */
export function PictureTiles({ tiles, onMove, onRemove, onRoom, onCaption, disabled }: PictureTilesProps) {
  return (
    <ol className={classes.tiles} aria-label={texts.picturesCoverFirst()}>
      {tiles.map((tile, index) => {
        const number = String(index + 1);
        const last = index === tiles.length - 1;
        return (
          <li key={tile.key} className={classes.tile}>
            <div className={classes.image}>{tile.image}</div>
            {index === 0 && (
              <Badge className={classes.cover} color="sunrise" autoContrast>
                {texts.cover()}
              </Badge>
            )}
            <NativeSelect
              className={classes.field}
              aria-label={texts.roomIn({ number })}
              value={tile.room ?? ''}
              disabled={disabled}
              data={[{ value: '', label: texts.whatIsIt() }, ...rooms()]}
              onChange={({ currentTarget: { value } }) =>
                onRoom(index, (value || undefined) as PictureRoom | undefined)
              }
            />
            {onCaption && (
              <TextInput
                className={classes.field}
                aria-label={texts.captionOf({ number })}
                placeholder={texts.addACaption()}
                maxLength={longestCaption}
                defaultValue={tile.caption}
                onBlur={({ currentTarget: { value } }) => {
                  if (value.trim() !== (tile.caption ?? '')) onCaption(index, value);
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  event.currentTarget.blur();
                }}
              />
            )}
            <div className={classes.actions}>
              <Action
                label={texts.makeTheCover({ number })}
                disabled={disabled || index === 0}
                onClick={() => onMove(index, 0)}
              >
                <IconStar size={20} />
              </Action>
              <Action
                label={texts.moveForward({ number })}
                disabled={disabled || index === 0}
                onClick={() => onMove(index, index - 1)}
              >
                <IconArrowLeft size={20} />
              </Action>
              <Action
                label={texts.moveBack({ number })}
                disabled={disabled || last}
                onClick={() => onMove(index, index + 1)}
              >
                <IconArrowRight size={20} />
              </Action>
              <Action label={texts.removePicture({ number })} disabled={disabled} onClick={() => onRemove(index)}>
                <IconTrash size={20} />
              </Action>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Action({
  label,
  disabled,
  onClick,
  children,
}: {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <ActionIcon
      variant="subtle"
      color="slate"
      size={44}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
