import { z } from 'zod';
import { readCsv } from './read-data.ts';
import { type DemoContact, DemoContactType, DemoCountry, type DemoPerson, DemoTitle } from './types.ts';

/** A line of `people.csv`. The numbers and addresses can belong to no real person. */
const Line = z.strictObject({
  role: z.enum(['administrator', 'visitor', 'owner', 'agent']),
  key: z.string().regex(/^[a-z-]+$/),
  title: DemoTitle,
  name: z.string().min(1),
  surname: z.string().min(1),
  country: DemoCountry,
  phone: z.string().min(1),
  email: z.email(),
  portrait: z.coerce.number().int().positive(),
  drawn_as: z.enum(['woman', 'man']),
  /** Kinds of contacts, separated by semicolons. */
  reached_by: z
    .string()
    .transform((text) => text.split(';').filter(Boolean))
    .pipe(z.array(DemoContactType)),
});

const lines = readCsv(Line, 'people.csv');

/** Private owners. */
export const demoOwners = withRole('owner');

/** People who list for an agency. */
export const demoAgents = withRole('agent');

export const demoAdministrator = withRole('administrator')[0]!;

/** A person who looks for a home and lists nothing. */
export const demoVisitor = withRole('visitor')[0]!;

function withRole(role: z.infer<typeof Line>['role']): readonly DemoPerson[] {
  return lines.filter((line) => line.role === role).map(personOf);
}

function personOf({ key, title, name, surname, country, phone, email, ...line }: z.infer<typeof Line>): DemoPerson {
  const contacts = line.reached_by.map((type): DemoContact => ({ type, value: valueOf(type, key, phone) }));
  const portrait = { seed: line.portrait, woman: line.drawn_as === 'woman' };
  return { key, title, name, surname, country, phone, email, contacts, portrait };
}

function valueOf(type: DemoContact['type'], key: string, phone: string): string {
  if (type === 'Telegram') return `@${key.replaceAll('-', '_')}_demo`;
  if (type === 'Facebook' || type === 'LinkedIn') return `https://example.com/${type.toLowerCase()}/${key}`;
  return type === 'Office' ? phone.replace(/\d{3}$/, '900') : phone;
}
