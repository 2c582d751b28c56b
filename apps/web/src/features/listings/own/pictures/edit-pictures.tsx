import * as texts from '@africanscity/messages/listings';
import {
  arrangePictures,
  deletePicture,
  describePicture,
  getOwnPictures,
  savePictures,
} from '@africanscity/contracts/listings/calls/pictures';
import type { OwnPicture, OwnPictures } from '@africanscity/contracts/listings/own-pictures';
import { Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { operation } from '../../../../api/query-client.ts';
import { useCall } from '../../../../api/use-call.ts';
import { Loaded } from '../../../../components/loading/loaded.tsx';
import { Picture } from '../../../../components/pictures/picture.tsx';
import { FailureNotice } from '../../../../ui/failure-notice.tsx';
import { SkeletonCards } from '../../../../ui/waiting.tsx';
import { fileOf, moved } from './chosen-pictures.ts';
import { PicturePicker } from './picture-picker.tsx';
import { PictureTiles } from './picture-tiles.tsx';
import { shrinkPicture } from './shrink-picture.ts';

interface EditPicturesProps {
  propertyId: number;
  /** Called after each change with the new version, which the surrounding form must use. */
  onChange: (changed: OwnPictures) => void;
  /** The captions and rooms on their way to the server; rejects when the last of them failed. */
  describing: RefObject<Promise<void>>;
  disabled: boolean;
}

/** The pictures of a saved listing. Each change is saved at once. */
export function EditPictures({ propertyId, onChange, describing, disabled }: EditPicturesProps) {
  const call = useCall();
  const queryClient = useQueryClient();
  const query = operation(getOwnPictures, { propertyId: String(propertyId) });
  const pictures = useQuery({ ...query, staleTime: 0 });
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  /** The failed change, for a retry. */
  const [failed, setFailed] = useState<{ message: string; again: () => void } | null>(null);

  async function run(work: () => Promise<OwnPictures>) {
    setBusy(true);
    setFailed(null);
    try {
      await describing.current.catch(() => {});
      const changed = await work();
      queryClient.setQueryData(query.queryKey, changed);
      onChange(changed);
    } catch (failure) {
      setFailed({ message: (failure as Error).message, again: () => void run(work) });
    } finally {
      setBusy(false);
      setProgress(null);
    }
  }

  const id = String(propertyId);
  const add = (files: File[]) =>
    void run(async () => {
      setProgress(0);
      const shrunk: File[] = [];
      for (const file of files) shrunk.push(fileOf({ name: file.name, bytes: await shrinkPicture(file) }));
      const onProgress = (sent: number, total: number) => setProgress((sent / total) * 100);
      return call(savePictures, { propertyId: id, pictures: shrunk }, { onProgress });
    });
  const arrange = (ids: number[]) =>
    void run(() => call(arrangePictures, { propertyId: id, pictureIds: ids.join(','), keepOthers: 'true' }));
  const remove = (pictureId: number) =>
    void run(() => call(deletePicture, { propertyId: id, pictureId: String(pictureId) }));

  /**
   * Shows a caption or a room at once, and sends one description after the other: each has both, so an earlier one must not arrive
   * after a later one. Disables nothing meanwhile, so that the next field keeps the focus.
   */
  function describe(pictureId: number, change: Pick<OwnPicture, 'caption' | 'room'>): void {
    setFailed(null);
    queryClient.setQueryData<OwnPictures>(
      query.queryKey,
      (known) => known && withDescription(known, pictureId, change),
    );
    const sent = describing.current.catch(() => {}).then(() => sendDescription(pictureId));
    describing.current = sent.then((described) => {
      // The answer knows nothing of a description that waits for it.
      if (described && describing.current === own) queryClient.setQueryData(query.queryKey, described);
    });
    const own = describing.current;
    own.catch((failure: Error) => setFailed({ message: failure.message, again: () => describe(pictureId, change) }));
  }

  async function sendDescription(pictureId: number): Promise<OwnPictures | undefined> {
    const known = queryClient.getQueryData<OwnPictures>(query.queryKey);
    const picture = known?.pictures.find((one) => one.id === pictureId);
    if (!picture) return undefined;
    const { caption = '', room = '' } = picture;
    return call(describePicture, { propertyId: id, pictureId: String(pictureId), caption, room });
  }

  return (
    <Loaded query={pictures} what={texts.thePictures()} skeleton={<SkeletonCards count={4} height={132} />}>
      {(shown) => {
        const ids = shown.pictures.map((picture) => picture.id);
        const tiles = shown.pictures.map((picture, index) => ({
          key: String(picture.id),
          room: picture.room ?? null,
          caption: picture.caption,
          image: (
            <Picture
              picture={picture}
              alt={texts.pictureNumber({ number: String(index + 1) })}
              upTo="card"
              sizes="320px"
              priority="normal"
            />
          ),
        }));
        return (
          <Stack gap="md">
            <PicturePicker count={ids.length} onChoose={add} disabled={disabled || busy} />
            {progress !== null && (
              <Stack gap={4}>
                <Progress value={progress} animated={progress >= 100} aria-label={texts.sendingPictures()} />
                <Text role="status" size="sm" c="dimmed">
                  {progress < 100 ? texts.sendingThePictures() : texts.uploadedProcessingPhotos()}
                </Text>
              </Stack>
            )}
            {failed && <FailureNotice message={failed.message} again={failed.again} />}
            <PictureTiles
              tiles={tiles}
              disabled={disabled || busy}
              onMove={(from, to) => arrange(moved(ids, from, to))}
              onRemove={(index) => remove(ids[index] as number)}
              onRoom={(index, room) => describe(ids[index]!, { room })}
              onCaption={(index, caption) => describe(ids[index]!, { caption })}
            />
          </Stack>
        );
      }}
    </Loaded>
  );
}

function withDescription(
  { pictures, ...rest }: OwnPictures,
  pictureId: number,
  change: Pick<OwnPicture, 'caption' | 'room'>,
): OwnPictures {
  return { ...rest, pictures: pictures.map((one) => (one.id === pictureId ? { ...one, ...change } : one)) };
}
