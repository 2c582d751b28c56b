import { Prisma } from '@africanscity/db/generated/client';
import { locationCountrySql } from '../requests/location-country.ts';

interface PhoneSource {
  /** Reads rows with a text and no E.164 form, by ascending id: id, text, and the countries of local numbers. */
  waiting(after: number, limit: number): Prisma.Sql;
  /** Writes the E.164 forms of rows whose text is unchanged. */
  write(rows: readonly { id: number; text: string; e164: string }[]): Prisma.Sql;
}

interface Columns {
  table: string;
  text: string;
  e164: string;
  /** SQL of a text[], where `t` is the row. */
  countries: Prisma.Sql;
}

const latestListing = (owner: Prisma.Sql) => Prisma.sql`(
  SELECT country FROM properties WHERE ${owner} AND country IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT 1)`;
const accountCountry = (id: Prisma.Sql) => Prisma.sql`(SELECT country FROM users WHERE users.id = ${id})`;
const ofListing = Prisma.sql`(SELECT country FROM properties WHERE properties.id = t.property_id)`;
const ofAgency = Prisma.sql`ARRAY[
  ${latestListing(Prisma.sql`agency_id = t.id`)},
  (SELECT country FROM agency_members m JOIN users ON users.id = m.user_id
   WHERE m.agency_id = t.id AND m.is_owner AND country IS NOT NULL ORDER BY m.created_at LIMIT 1)]`;

function source({ table, text, e164, countries }: Columns): PhoneSource {
  const [rows, typed, stored] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${text}"`), Prisma.raw(`"${e164}"`)];
  return {
    waiting: (after, limit) => Prisma.sql`
      SELECT t.id, t.${typed} AS text, ${countries} AS countries FROM ${rows} t
      WHERE t.id > ${after} AND t.${stored} IS NULL AND t.${typed} <> '' ORDER BY t.id LIMIT ${limit}`,
    write: (read) => Prisma.sql`
      UPDATE ${rows} t SET ${stored} = given.e164
      FROM jsonb_to_recordset(${JSON.stringify(read)}::jsonb) AS given(id int, text text, e164 text)
      WHERE t.id = given.id AND t.${typed} = given.text AND t.${stored} IS NULL`,
  };
}

const phone = { text: 'phone', e164: 'phone_e164' };

/** All columns of phone numbers, by their name in `phone_conversions`. */
export const phoneSources = new Map<string, PhoneSource>([
  [
    'users',
    source({
      ...phone,
      table: 'users',
      countries: Prisma.sql`ARRAY[t.country, ${latestListing(Prisma.sql`owner_id = t.id`)}]`,
    }),
  ],
  [
    'user_contacts',
    source({
      table: 'user_contacts',
      text: 'value',
      e164: 'phone_e164',
      countries: Prisma.sql`ARRAY[${accountCountry(Prisma.sql`t.user_id`)}, ${latestListing(Prisma.sql`owner_id = t.user_id`)}]`,
    }),
  ],
  ['agencies', source({ ...phone, table: 'agencies', countries: ofAgency })],
  ['agencies_whatsapp', source({ table: 'agencies', text: 'whatsapp', e164: 'whatsapp_e164', countries: ofAgency })],
  [
    'enquiries',
    source({
      ...phone,
      table: 'enquiries',
      countries: Prisma.sql`ARRAY[${accountCountry(Prisma.sql`t.asker_id`)}, ${ofListing}]`,
    }),
  ],
  [
    'property_requests',
    source({
      ...phone,
      table: 'property_requests',
      countries: Prisma.sql`ARRAY[${accountCountry(Prisma.sql`t.user_id`)}, ${locationCountrySql(Prisma.sql`t.location`)}]`,
    }),
  ],
  [
    'property_evaluations',
    source({
      ...phone,
      table: 'property_evaluations',
      countries: Prisma.sql`ARRAY[${accountCountry(Prisma.sql`t.user_id`)}, ${ofListing}]`,
    }),
  ],
]);
