import { readSize } from '@africanscity/contracts/listings/sizes/size';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '@africanscity/db/client';
import type { Prisma, Property, User } from '@africanscity/db/generated/client';
import { amenitiesIn } from '../src/domains/listings/amenities/amenities-in.ts';
import { pinOf } from '../src/domains/listings/pins/pin-values.ts';

/** Creates a user with plausible defaults. */
export async function createUser(db: Database, values: Partial<Prisma.UserUncheckedCreateInput> = {}): Promise<User> {
  return db.user.create({
    data: {
      name: 'Tendai',
      surname: 'Moyo',
      email: `${randomUUID()}@example.com`,
      phone: '+263 77 000 0000',
      ...values,
    },
  });
}

/** Creates a listing, with its owner and type when they are not given. Accepts another listing's row, too. */
export async function createProperty(
  db: Database,
  { listedAs: _generated, rankedAt: _ranked, ...values }: Partial<Prisma.PropertyUncheckedCreateInput> = {},
): Promise<Property> {
  const type = values.type ?? 'House';
  const size = values.size === undefined ? '240' : values.size;
  const description = values.description ?? 'A family house with a shaded garden.';
  // One statement, as tests create listings at the same time.
  await db.propertyType.createMany({ data: [{ name: type }], skipDuplicates: true });
  return db.property.create({
    data: {
      ownerId: values.ownerId ?? (await createUser(db)).id,
      type,
      address: '12 Jacaranda Avenue',
      area: 'Avondale',
      city: 'Harare',
      country: 'ZW',
      price: 85_000,
      size,
      sizeSquareMeters: readSize(size),
      description,
      amenities: amenitiesIn(description),
      status: 'FOR_SALE',
      numRoom: 3,
      numBathroom: 2,
      numToilet: 2,
      numGarage: 1,
      ...pinOf(values.googleLocation),
      ...values,
    },
  });
}

/** Columns of a pin that counts as inside a country, wherever it is. */
export function pinnedAt(latitude: number, longitude: number, country = 'ZW') {
  const googleLocation = `${latitude},${longitude}`;
  return { googleLocation, pinLatitude: latitude, pinLongitude: longitude, pinCountries: [country] };
}

/** Database rows of a picture without bytes, for tests that never fetch them. */
export async function createPictureFile(db: Database): Promise<string> {
  const hash = randomBytes(32).toString('hex');
  await db.pictureFile.create({
    data: {
      hash,
      width: 1600,
      height: 1067,
      placeholder: 'data:image/webp;base64,UklGRg==',
      variants: {
        create: [
          { size: 'card', format: 'webp', width: 320, height: 213, byteSize: 9_000 },
          { size: 'card', format: 'jpeg', width: 320, height: 213, byteSize: 10_000 },
        ],
      },
    },
  });
  return hash;
}
