import { useEffect, useState } from 'react';

/** Returns object URLs of blobs by key. Revokes them when they are no longer needed. */
export function useObjectUrls(blobs: { key: string; bytes: Blob }[]): Map<string, string> {
  const [urls, setUrls] = useState(new Map<string, string>());
  // Reordered pictures keep their URLs, so that nothing flickers.
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
