import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type ChosenPicture, moved } from './chosen-pictures.ts';
import { PicturePicker } from './picture-picker.tsx';
import { PictureTiles } from './picture-tiles.tsx';
import { shrinkPicture } from './shrink-picture.ts';
import { useObjectUrls } from './use-object-urls.ts';

interface ChosenPicturesProps {
  pictures: ChosenPicture[];
  onChange: (pictures: ChosenPicture[]) => void;
  error: string | null;
  /** Bytes that are on their way, while the form is being sent. */
  sentBytes?: number;
}

/** Pictures of a listing that is not sent yet: chosen, made small, put in order. */
export function ChosenPictures({ pictures, onChange, error, sentBytes }: ChosenPicturesProps) {
  const [preparing, setPreparing] = useState(0);
  const urls = useObjectUrls(pictures);
  const sending = sentBytes !== undefined;

  async function choose(files: File[]) {
    setPreparing(files.length);
    const chosen: ChosenPicture[] = [];
    // One at a time: four large photographs at once are more than a cheap phone's memory holds.
    for (const file of files) {
      chosen.push({ key: crypto.randomUUID(), name: file.name, bytes: await shrinkPicture(file) });
      setPreparing((left) => left - 1);
    }
    onChange([...pictures, ...chosen]);
  }

  const tiles = pictures.map((picture, index) => ({
    key: picture.key,
    image: <img src={urls.get(picture.key)} alt={picture.name} />,
    progress: sending ? progressOf(pictures, index, sentBytes) : undefined,
  }));

  return (
    <Stack gap="md">
      <PicturePicker
        count={pictures.length}
        onChoose={(files) => void choose(files)}
        error={error}
        disabled={sending || preparing > 0}
      />
      {preparing > 0 && (
        <Text role="status" size="sm">
          Making {preparing} {preparing === 1 ? 'picture' : 'pictures'} small…
        </Text>
      )}
      <PictureTiles
        tiles={tiles}
        disabled={sending}
        onMove={(from, to) => onChange(moved(pictures, from, to))}
        onRemove={(index) => onChange(pictures.filter((_, at) => at !== index))}
      />
    </Stack>
  );
}

/** How much of a picture is on its way, 0 to 100: they are sent one after the other. */
function progressOf(pictures: ChosenPicture[], index: number, sentBytes: number): number {
  const before = pictures.slice(0, index).reduce((sum, picture) => sum + picture.bytes.size, 0);
  const size = pictures[index]?.bytes.size ?? 1;
  return Math.min(100, Math.max(0, ((sentBytes - before) / size) * 100));
}
