import { Prisma } from '@africanscity/db/generated/client';

/** An address of a mailbox, an address of a site, or nine digits and more as a telephone number has them. */
const contact =
  String.raw`[^\s@]+@[^\s@]+\.[a-z]{2,}|https?://\S+|\mwww\.\S+|\m[a-z0-9-]+\.(?:com|net|org|info|biz|me|co\.[a-z]{2})\M|` +
  String.raw`(?:\+|\m0)\d(?:[ ()./-]{0,2}\d){7,13}`;

/** Contacts in the text get around the login that guards them. */
export function contactsRule(ids: number[]): Prisma.Sql {
  return Prisma.sql`
    SELECT p.id AS property_id, md5(found.text) AS evidence, format('The description says “%s”', left(found.text, 60)) AS detail
    FROM properties p, LATERAL (SELECT substring(lower(p.description) FROM ${contact}) AS text) AS found
    WHERE p.id = ANY (${ids}::int[]) AND p.deleted_at IS NULL AND found.text IS NOT NULL`;
}
