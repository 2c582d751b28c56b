import { useEffect, useState } from 'react';

/** Addresses under which blobs can be shown, by their keys; given back when they are no longer needed. */
export function useObjectUrls(blobs: { key: string; bytes: Blob }[]): Map<string, string> {
  const [urls, setUrls] = useState(new Map<string, string>());
  // A new order of the same pictures keeps their addresses, so nothing flickers.
  const names = blobs
    .map((blob) => blob.key)
    .sort()
    .join(' ');
  useEffect(() => {
    const made = new Map(blobs.map(({ key, bytes }) => [key, URL.createObjectURL(bytes)]));
    setUrls(made);
    return () => made.forEach((url) => URL.revokeObjectURL(url));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same blobs in another array are the same blobs
  }, [names]);
  return urls;
}
