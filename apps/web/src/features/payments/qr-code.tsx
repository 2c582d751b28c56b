import { encode } from 'uqr';

const size = 200;

/** A QR code, rendered in the browser. Dark on white in both colour schemes, for scanners. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size: modules } = encode(text, { border: 3 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${modules} ${modules}`}>
      <rect width={modules} height={modules} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
