import * as texts from '@africanscity/messages/listings';
import { Alert } from '@mantine/core';
import type { RefusedPicture } from './upload-import.ts';

const shown = 20;

/** Pictures that the server rejected. Rows that name them are rejected. */
export function RefusedPictures({ pictures }: { pictures: RefusedPicture[] }) {
  if (pictures.length === 0) return null;
  const title = texts.picturesRejected({ count: pictures.length });
  return (
    <Alert color="orange" title={title}>
      {pictures.slice(0, shown).map(({ name, reason }) => (
        <div key={name}>
          {name}: {reason}
        </div>
      ))}
      {pictures.length > shown && texts.andMoreLower({ count: pictures.length - shown })}
    </Alert>
  );
}
