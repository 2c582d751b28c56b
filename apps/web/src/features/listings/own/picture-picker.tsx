import { Input, Text } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useId, useState, type ChangeEvent } from 'react';
import { maxAtOnce, refuseChoice } from './chosen-pictures.ts';
import classes from './picture-picker.module.css';

interface PicturePickerProps {
  /** Pictures there are already. */
  count: number;
  onChoose: (files: File[]) => void;
  /** What is wrong with the pictures as a whole. */
  error?: string | null;
  disabled?: boolean;
}

/** Takes 1 to 4 pictures at a time, and says so when there are more. */
export function PicturePicker({ count, onChoose, error, disabled }: PicturePickerProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])];
    // The same files can be chosen again after a refusal.
    event.currentTarget.value = '';
    if (files.length === 0) return;
    const reason = refuseChoice(files.length, count);
    setRefusal(reason);
    if (!reason) onChoose(files);
  }

  const problem = refusal ?? error;
  return (
    <Input.Wrapper
      label="Media"
      labelElement="div"
      withAsterisk
      error={problem}
      errorProps={{ id: `${id}-error`, role: 'alert' }}
    >
      <label className={classes.drop} data-disabled={disabled || undefined}>
        <IconPhotoPlus className={classes.icon} size={30} stroke={1.5} aria-hidden />
        <span>
          <strong>Add pictures</strong>
          <Text component="span" size="sm" c="dimmed" display="block">
            1 to {maxAtOnce} at a time: JPEG, PNG or WebP. They are made small before they are sent.
          </Text>
        </span>
        <input
          type="file"
          multiple
          // Phones of some makers hand over JPEG instead of HEIC when it is not in this list.
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={choose}
          disabled={disabled}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
        />
      </label>
    </Input.Wrapper>
  );
}
