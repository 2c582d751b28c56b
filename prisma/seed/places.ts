import { readFile } from 'node:fs/promises';
import type { Database, Transaction } from '../client.ts';
import { learnPlaceNames } from '../place-names.ts';
import type { PlaceKind } from '../generated/client.ts';

/** A line of `places.csv`: a centre in decimal degrees, and its parent, empty for its country. */
interface SeedPlace {
  kind: PlaceKind;
  country: string;
  within: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
  aliases: string[];
}

/**
 * Fills the table of places from `places.csv` when it is empty: countries, their cities and the areas of these, with their
 * other names. Later fixes in the table stay. Copies of the server may call it at the same time.
 */
export async function seedPlaces(db: Database): Promise<void> {
  const isFilled = async (tx: Transaction) => (await tx.place.findFirst({ select: { id: true } })) !== null;
  if (await isFilled(db)) return;
  const places = await readPlaces();
  await db.$transaction(
    async (tx) => {
      // Another copy that fills it now has the lock; this one waits and then has nothing to do.
      await tx.$executeRaw`LOCK TABLE places IN SHARE ROW EXCLUSIVE MODE`;
      if (await isFilled(tx)) return;
      await fill(tx, places);
      // Each saved listing queries these tables: without statistics they would be scanned.
      await tx.$executeRaw`ANALYZE places, place_names`;
    },
    { timeout: 60_000, maxWait: 60_000 },
  );
}

async function readPlaces(): Promise<SeedPlace[]> {
  const lines = (await readFile(new URL('./places.csv', import.meta.url), 'utf8')).trim().split('\n').slice(1);
  // No value contains a comma or a quotation mark.
  return lines.map((line) => {
    const [kind, country, within, name, latitude, longitude, aliases] = line.split(',') as [PlaceKind, ...string[]];
    const degrees = (text: string | undefined) => (text ? Number(text) : null);
    return {
      kind,
      country: country!,
      within: within!,
      name: name!,
      latitude: degrees(latitude),
      longitude: degrees(longitude),
      aliases: aliases ? aliases.split(';') : [],
    };
  });
}

/** Parents come first: countries, then their parts, then the parts of those. */
async function fill(tx: Transaction, places: SeedPlace[]): Promise<void> {
  const ids = new Map<string, number>();
  const keyOf = (country: string, name: string) => `${country}/${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  const parentOf = ({ kind, country, within }: SeedPlace) =>
    kind === 'country' ? null : ids.get(within ? keyOf(country, within) : country);
  for (let left = places; left.length; ) {
    const now = left.filter((place) => parentOf(place) !== undefined);
    if (!now.length)
      throw new Error(`places.csv: nothing is called ${left[0]!.within}, which ${left[0]!.name} lies in.`);
    const made = await tx.place.createManyAndReturn({
      data: now.map((place) => ({
        ...withoutNames(place),
        parentId: parentOf(place) ?? null,
        confirmedAt: new Date(),
      })),
      select: { id: true },
    });
    for (const [at, place] of now.entries()) {
      const { id } = made[at]!;
      if (place.kind === 'country') ids.set(place.country, id);
      else if (!ids.has(keyOf(place.country, place.name))) ids.set(keyOf(place.country, place.name), id);
    }
    await callBy(
      tx,
      now.flatMap(({ name, aliases }, at) => [name, ...aliases].map((alias) => [made[at]!.id, alias] as const)),
    );
    left = left.filter((place) => !now.includes(place));
  }
}

function withoutNames({ within: _within, aliases: _aliases, ...place }: SeedPlace) {
  return place;
}

async function callBy(tx: Transaction, names: (readonly [id: number, name: string])[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO place_names (place_id, name)
    SELECT place_id, plain_words(name)
    FROM unnest(${names.map(([id]) => id)}::int[], ${names.map(([, name]) => name)}::text[]) AS called (place_id, name)
    WHERE plain_words(name) <> '' ON CONFLICT DO NOTHING`;
  await learnPlaceNames(
    tx,
    names.map(([id]) => id),
  );
}
