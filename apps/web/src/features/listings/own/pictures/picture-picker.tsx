import * as texts from '@africanscity/messages/listings';
import { Input } from '@mantine/core';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { maxAtOnce, refuseChoice } from './chosen-pictures.ts';
import classes from './picture-picker.module.css';

interface PicturePickerProps {
  /** Number of existing pictures. */
  count: number;
  onChoose: (files: File[]) => void;
  /** Error of the pictures as a whole. */
  error?: string | null;
  disabled?: boolean;
}

/** Adds 1 to 4 pictures at a time, from files or, on phones, the camera. Shows an error for more. */
export function PicturePicker({ count, onChoose, error, disabled = false }: PicturePickerProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])];
    // Allows choosing the same files again after an error.
    event.currentTarget.value = '';
    if (files.length === 0) return;
    const reason = refuseChoice(files.length, count);
    setRefusal(reason);
    if (!reason) onChoose(files);
  }

  const problem = refusal ?? error;
  const way = { disabled, onChange: choose, problem: problem ? `${id}-error` : undefined };
  return (
    <Input.Wrapper
      label={texts.photos()}
      labelElement="div"
      withAsterisk
      error={problem}
      errorProps={{ id: `${id}-error`, role: 'alert' }}
    >
      <div className={classes.ways} data-more={count > 0 || undefined}>
        <Way {...way} icon={<IconPhotoPlus className={classes.icon} size={30} stroke={1.5} aria-hidden />} multiple>
          <strong>{texts.addPictures()}</strong>
          <small>{texts.picturesHint({ count: maxAtOnce })}</small>
        </Way>
        <Way
          {...way}
          className={classes.camera}
          icon={<IconCamera className={classes.icon} size={30} stroke={1.5} aria-hidden />}
        >
          <strong>{texts.takeAPhoto()}</strong>
        </Way>
      </div>
    </Input.Wrapper>
  );
}

interface WayProps {
  icon: ReactNode;
  children: ReactNode;
  /** Several files; otherwise one photo from the rear camera. */
  multiple?: boolean;
  className?: string | undefined;
  disabled: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Id of the error text. */
  problem: string | undefined;
}

function Way({ icon, children, multiple, className, disabled, onChange, problem }: WayProps) {
  return (
    <label className={`${classes.drop} ${className ?? ''}`} data-disabled={disabled || undefined}>
      {icon}
      <span className={classes.words}>{children}</span>
      <input
        type="file"
        {...(multiple ? { multiple } : { capture: 'environment' as const })}
        // Some phones convert HEIC to JPEG if HEIC is not in this list.
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={onChange}
        disabled={disabled}
        aria-invalid={problem && multiple ? true : undefined}
        aria-describedby={problem}
      />
    </label>
  );
}
