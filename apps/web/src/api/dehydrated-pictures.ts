import type { Picture } from '@africanscity/contracts/picture';

type Source = Picture['sources'][number];

/**
 * Compact text for the sources of a picture: the common start of their URLs, then the sizes of each format,
 * `/api/pictures/7d… avif card 320 213,page 720 480 34237;webp card 320 213`. As JSON, sources are most of a page's state.
 */
function dehydrateSources(sources: Source[]): string | undefined {
  const base = sources[0]?.url.replace(/\/[^/]*$/, '');
  let packed = base;
  const formats = new Set<string>();
  let last: string | undefined;
  for (const { size, format, width, height, url, bytes } of sources) {
    // Sources that would not hydrate to the same values stay as JSON.
    if (url !== `${base}/${size}.${format}` || /[ ;,]/.test(url)) return undefined;
    if (format !== last && formats.has(format)) return undefined;
    packed += format === last ? ',' : `${last ? ';' : ' '}${format} `;
    packed += bytes === undefined ? `${size} ${width} ${height}` : `${size} ${width} ${height} ${bytes}`;
    formats.add(format);
    last = format;
  }
  return packed;
}

function hydrateSources(packed: string): Source[] {
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

/** Returns the response with compact sources in all its pictures, at any depth. */
export function dehydratePictures(answer: unknown): unknown {
  return change(answer, (sources) => (Array.isArray(sources) ? dehydrateSources(sources as Source[]) : undefined));
}

/** Restores the response. */
export function hydratePictures(answer: unknown): unknown {
  return change(answer, (sources) => (typeof sources === 'string' ? hydrateSources(sources) : undefined));
}

/** Maps the sources of every picture. Where `ofPicture` returns undefined, they stay unchanged. */
function change(value: unknown, ofPicture: (sources: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => change(one, ofPicture));
  if (typeof value !== 'object' || value === null) return value;
  if ('sources' in value && 'uri' in value) return { ...value, sources: ofPicture(value.sources) ?? value.sources };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one, ofPicture)]));
}
