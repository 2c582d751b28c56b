/** The number in a size that names no other unit than square metres ("240", "1,200 m²"); undefined where there is none. */
export function squareMeters(size: string | null): number | undefined {
  const text = /^\s*([\d,.\s]*\d)\s*(?:m2|m²|sqm|sq\.? ?m\.?|square met(?:re|er)s)?\s*$/i.exec(size ?? '')?.[1];
  const number = Number(text?.replace(/[,\s](?=\d{3}(?!\d))/g, ''));
  return number > 0 ? number : undefined;
}
