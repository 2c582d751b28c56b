import type { Picture } from '@africanscity/contracts/picture';

type Source = Picture['sources'][number];

/**
 * The sources of a picture as they travel with a page: the address that all begin with, then for each format its sizes,
 * `/api/pictures/7d… avif card 320 213,page 720 480 34237;webp card 320 213`. Written out they are most of a page's answers.
 */
function packSources(sources: Source[]): string | undefined {
  const base = sources[0]?.url.replace(/\/[^/]*$/, '');
  let packed = base;
  const formats = new Set<string>();
  let last: string | undefined;
  for (const { size, format, width, height, url, bytes } of sources) {
    // Only what comes back as it was may travel so.
    if (url !== `${base}/${size}.${format}` || /[ ;,]/.test(url)) return undefined;
    if (format !== last && formats.has(format)) return undefined;
    packed += format === last ? ',' : `${last ? ';' : ' '}${format} `;
    packed += bytes === undefined ? `${size} ${width} ${height}` : `${size} ${width} ${height} ${bytes}`;
    formats.add(format);
    last = format;
  }
  return packed;
}

function unpackSources(packed: string): Source[] {
  const space = packed.indexOf(' ');
  const base = packed.slice(0, space);
  return packed
    .slice(space + 1)
    .split(';')
    .flatMap((list) => {
      const format = list.slice(0, list.indexOf(' ')) as Source['format'];
      return list
        .slice(format.length + 1)
        .split(',')
        .map((one) => {
          const [size = '', width, height, bytes] = one.split(' ');
          const url = `${base}/${size}.${format}`;
          const source = { size, format, width: Number(width), height: Number(height), url };
          return bytes === undefined ? source : { ...source, bytes: Number(bytes) };
        });
    });
}

/** An answer whose pictures are packed, wherever in it they stand. */
export function packPictures(answer: unknown): unknown {
  return change(answer, (sources) => (Array.isArray(sources) ? packSources(sources as Source[]) : undefined));
}

/** The answer as it was. */
export function unpackPictures(answer: unknown): unknown {
  return change(answer, (sources) => (typeof sources === 'string' ? unpackSources(sources) : undefined));
}

/** The same with other sources of pictures; undefined leaves those of one as they are. */
function change(value: unknown, ofPicture: (sources: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => change(one, ofPicture));
  if (typeof value !== 'object' || value === null) return value;
  if ('sources' in value && 'uri' in value) return { ...value, sources: ofPicture(value.sources) ?? value.sources };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one, ofPicture)]));
}
