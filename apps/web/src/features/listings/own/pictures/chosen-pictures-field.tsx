import * as texts from '@africanscity/messages/listings';
import { Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { newKey } from '../../../../components/forms/new-key.ts';
import { type ChosenPicture, moved } from './chosen-pictures.ts';
import { PicturePicker } from './picture-picker.tsx';
import { PictureTiles } from './picture-tiles.tsx';
import { readPhotoTraces } from './photo-traces.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { useObjectUrls } from './use-object-urls.ts';

interface ChosenPicturesProps {
  pictures: ChosenPicture[];
  onChange: (pictures: ChosenPicture[]) => void;
  error: string | null;
}

/** The pictures of an unsent listing: chosen, resized and ordered. */
export function ChosenPictures({ pictures, onChange, error }: ChosenPicturesProps) {
  const [preparing, setPreparing] = useState(0);
  const urls = useObjectUrls(pictures);
  const latest = useRef({ pictures, onChange });
  useEffect(() => void (latest.current = { pictures, onChange }), [pictures, onChange]);

  async function choose(files: File[]) {
    setPreparing(files.length);
    const chosen: ChosenPicture[] = [];
    // One at a time: four large photos at once exceed the memory of cheap phones.
    for (const file of files) {
      const traces = await readPhotoTraces(file);
      chosen.push({ key: newKey(), name: file.name, ...traces, bytes: await shrinkPicture(file) });
      setPreparing((left) => left - 1);
    }
    // The user may have removed or moved others meanwhile.
    latest.current.onChange([...latest.current.pictures, ...chosen]);
  }

  const tiles = pictures.map((picture) => ({
    key: picture.key,
    image: <img src={urls.get(picture.key)} alt={picture.name} />,
    room: picture.room ?? null,
  }));

  return (
    <Stack gap="md">
      <PicturePicker
        count={pictures.length}
        onChoose={(files) => void choose(files)}
        error={error}
        disabled={preparing > 0}
      />
      {preparing > 0 && (
        <Text role="status" size="sm">
          {texts.makingSmall({ count: preparing })}
        </Text>
      )}
      <PictureTiles
        tiles={tiles}
        onMove={(from, to) => onChange(moved(pictures, from, to))}
        onRemove={(index) => onChange(pictures.filter((_, at) => at !== index))}
        onRoom={(index, room) => onChange(pictures.map((one, at) => (at === index ? { ...one, room } : one)))}
      />
    </Stack>
  );
}
