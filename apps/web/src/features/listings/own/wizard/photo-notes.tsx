import * as texts from '@africanscity/messages/listings';
import { Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { showDay } from '../../../../ui/show-time.ts';
import type { ChosenPicture } from '../pictures/chosen-pictures.ts';

/** The date of the photos, for the owner only. Recent photos matter to visitors. */
export function TakenOn({ pictures }: { pictures: ChosenPicture[] }) {
  const days = pictures.flatMap(({ takenOn }) => takenOn ?? []).sort();
  const [first, latest] = [days[0], days.at(-1)];
  if (!first || !latest) return null;
  return (
    <Text size="sm" c="dimmed">
      {first === latest
        ? texts.takenOn({ day: showDay(first) })
        : texts.takenBetween({ first: showDay(first), latest: showDay(latest) })}
    </Text>
  );
}

/** Upload progress of the pictures. */
export function Sending({ pictures, bytes }: { pictures: ChosenPicture[]; bytes: number }) {
  const size = pictures.reduce((sum, picture) => sum + picture.bytes.size, 1);
  return (
    <Stack gap={4}>
      <Progress value={Math.min(100, (bytes / size) * 100)} aria-label={texts.picturesProgress()} />
      <Text role="status" size="sm" c="dimmed">
        {bytes < size ? texts.sendingThePictures() : texts.uploadedProcessingPhotos()}
      </Text>
    </Stack>
  );
}
