import * as texts from '@africanscity/messages/listings';
import type { Picture as PictureData } from '@africanscity/contracts/picture';
import type { ReactNode } from 'react';
import { plainPicture } from '../../../../components/pictures/picture-sources.ts';
import { Picture } from '../../../../components/pictures/picture.tsx';
import classes from './lite-gallery.module.css';
import { pictureAlt } from './picture-texts.ts';

interface LiteGalleryProps {
  pictures: PictureData[];
  subject: string;
  keep?: ReactNode;
}

/** Assumed bytes of a photo of unknown size. */
const usualBytes = 40_000;

/** The gallery for visitors who save data: one picture, and a button with the size of the others. */
export function LiteGallery({ pictures, subject, keep }: LiteGalleryProps) {
  const [first, ...more] = pictures;
  return (
    <section className={classes.gallery} aria-label={texts.picturesOf({ subject })}>
      <a
        className={classes.first}
        href={hrefOf(first!)}
        aria-label={texts.firstPictureLarger({ count: String(pictures.length) })}
      >
        {/* The main photo is larger than in lists. */}
        <Picture
          className={classes.picture}
          picture={first!}
          alt={subject}
          upTo="full"
          sizes="(min-width: 48em) 640px, 100vw"
          priority="high"
        />
      </a>
      {keep && <div className={classes.keep}>{keep}</div>}
      {more.length > 0 && (
        <details className={classes.more}>
          <summary>{texts.morePhotos({ count: String(more.length), size: describeBytes(more) })}</summary>
          <ul>
            {more.map((picture, at) => (
              <li key={`${picture.uri} ${at}`}>
                <Picture
                  className={classes.picture}
                  picture={picture}
                  alt={pictureAlt(picture, subject, at + 1)}
                  upTo="full"
                  sizes="(min-width: 48em) 700px, 100vw"
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function hrefOf(picture: PictureData): string | undefined {
  return plainPicture(picture, 'page')?.url;
}

/** The largest sizes' total, rounded to tens of kilobytes. */
function describeBytes(pictures: PictureData[]): string {
  const bytes = pictures.reduce((sum, { sources }) => sum + (sources.find(hasBytes)?.bytes ?? usualBytes), 0);
  return `${Math.ceil(bytes / 10_000) * 10} kB`;
}

function hasBytes({ bytes }: PictureData['sources'][number]): boolean {
  return bytes !== undefined;
}
