/**
 * Returns the text of the filter after a click on an amenity: without it if it was chosen, otherwise with it instead of
 * `others`, the amenities that it excludes. Undefined without amenities.
 */
export function toggledAmenities(amenities = '', name: string, others: readonly string[] = []): string | undefined {
  const chosen = amenities.split(',').filter(Boolean);
  const kept = chosen.filter((other) => other !== name && !others.includes(other));
  return (chosen.includes(name) ? kept : [...kept, name]).join(',') || undefined;
}
