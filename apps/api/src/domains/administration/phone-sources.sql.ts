import { command, type Fragment, name, query, sql } from '../../kernel/sql.ts';
import { locationCountry } from '../requests/requests.sql.ts';

interface PhoneSource {
  table: string;
  text: string;
  e164: string;
  /** SQL of a text[], where `t` is the row. */
  countries: Fragment;
}

const latestListing = (owner: Fragment) => sql`(
  SELECT country FROM properties WHERE ${owner} AND country IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT 1)`;
const accountCountry = (id: Fragment) => sql`(SELECT country FROM users WHERE users.id = ${id})`;
const ofListing = sql`(SELECT country FROM properties WHERE properties.id = t.property_id)`;
const ofAgency = sql`ARRAY[
  ${latestListing(sql`agency_id = t.id`)},
  (SELECT country FROM agency_members m JOIN users ON users.id = m.user_id
   WHERE m.agency_id = t.id AND m.is_owner AND country IS NOT NULL ORDER BY m.created_at LIMIT 1)]`;

/** Returns rows with a text and no E.164 form, by ascending id, with the countries of local numbers. */
export const findUnconverted = query(
  { id: 'int4', text: 'text!', countries: 'text?[]' },
  (source: PhoneSource, after: number, limit: number) => {
    const [table, text, e164] = [name(source.table), name(source.text), name(source.e164)];
    return sql`
      SELECT t.id, t.${text} AS text, ${source.countries} AS countries FROM ${table} t
      WHERE t.id > ${after} AND t.${e164} IS NULL AND t.${text} <> '' ORDER BY t.id LIMIT ${limit}`;
  },
  [{ table: 'agencies', text: 'phone', e164: 'phone_e164', countries: ofAgency }, 0, 1],
);

/** Writes the E.164 forms of rows whose text is unchanged. */
export const writeConverted = command(
  (source: PhoneSource, read: readonly { id: number; text: string; e164: string }[]) => {
    const [table, text, e164] = [name(source.table), name(source.text), name(source.e164)];
    return sql`
      UPDATE ${table} t SET ${e164} = given.e164
      FROM jsonb_to_recordset(${JSON.stringify(read)}::jsonb) AS given(id int, text text, e164 text)
      WHERE t.id = given.id AND t.${text} = given.text AND t.${e164} IS NULL`;
  },
  [{ table: 'agencies', text: 'phone', e164: 'phone_e164', countries: ofAgency }, []],
);

const phone = { text: 'phone', e164: 'phone_e164' };

/** All columns of phone numbers, by their name in `phone_conversions`. */
export const phoneSources = new Map<string, PhoneSource>([
  [
    'users',
    {
      ...phone,
      table: 'users',
      countries: sql`ARRAY[t.country, ${latestListing(sql`owner_id = t.id`)}]`,
    },
  ],
  [
    'user_contacts',
    {
      table: 'user_contacts',
      text: 'value',
      e164: 'phone_e164',
      countries: sql`ARRAY[${accountCountry(sql`t.user_id`)}, ${latestListing(sql`owner_id = t.user_id`)}]`,
    },
  ],
  ['agencies', { ...phone, table: 'agencies', countries: ofAgency }],
  ['agencies_whatsapp', { table: 'agencies', text: 'whatsapp', e164: 'whatsapp_e164', countries: ofAgency }],
  [
    'enquiries',
    {
      ...phone,
      table: 'enquiries',
      countries: sql`ARRAY[${accountCountry(sql`t.asker_id`)}, ${ofListing}]`,
    },
  ],
  [
    'property_requests',
    {
      ...phone,
      table: 'property_requests',
      countries: sql`ARRAY[${accountCountry(sql`t.user_id`)}, ${locationCountry(sql`t.location`)}]`,
    },
  ],
  [
    'property_evaluations',
    {
      ...phone,
      table: 'property_evaluations',
      countries: sql`ARRAY[${accountCountry(sql`t.user_id`)}, ${ofListing}]`,
    },
  ],
]);
