import { readFile } from 'node:fs/promises';
import { applyMemorySettings } from '../src/boot/memory-settings.ts';
import { encodeMemory, encodePicture } from '../src/kernel/pictures/encode-picture.ts';
import { inspectPicture } from '../src/kernel/pictures/inspect-picture.ts';
import { inPictureQueue } from '../src/kernel/pictures/picture-queue.ts';

/** Runs as its own process, with the server's memory settings: encodes a photograph ten times at once and prints the peak memory. */
applyMemorySettings();
const photo = await readFile(process.argv[2] ?? '');
const encoded = await Promise.all(
  Array.from({ length: 10 }, (_, sender) => {
    const picture = inspectPicture(photo);
    return inPictureQueue({ sender: String(sender), bytes: encodeMemory(picture) }, () => encodePicture(picture));
  }),
);
const variants = encoded.flatMap((picture) => picture.variants).length;
console.log(JSON.stringify({ variants, megabytes: process.resourceUsage().maxRSS / 1024 }));
