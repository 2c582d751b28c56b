import { command, type Fragment, join, query, sql } from '../../../kernel/sql.ts';

/** Last step first, so that no listing takes two steps in one round. */
export const steps = ['pause', 'demote', 'ask'] as const;
export type Step = (typeof steps)[number];

/** When a listing is due for a step. */
export interface DueTime {
  /** Confirmed at this time or earlier; null where the step is off. */
  confirmedBy: Date | null;
  /** Asked at this time or earlier; null where the owner need not be asked first. */
  askedBy: Date | null;
}

const example: DueTime = { confirmedBy: new Date(), askedBy: new Date() };

const mayBeAsked = sql`p.import_key IS NULL AND p.listed_as IN ('FOR_SALE', 'FOR_RENT')`;

const notYet: Record<Step, Fragment> = {
  ask: sql`p.confirmation_asked_at IS NULL`,
  demote: sql`p.demoted_at IS NULL`,
  pause: sql`p.rested_at IS NULL`,
};

interface NextWaiting {
  /** The time of confirmation of the listings that are due first. */
  confirmedBy: Date;
  after: { id: number; confirmedAt: Date } | undefined;
  due: Record<Step, DueTime>;
  most: number;
}

/** Returns the next listings after one, the longest unconfirmed first, and whether a step is due that can be taken. */
export const findWaiting = query(
  { id: 'int4', confirmedAt: 'timestamptz', ownerId: 'int4', isDue: 'bool' },
  ({ confirmedBy, after, due, most }: NextWaiting) => sql`
    SELECT p.id, p.confirmed_at AS "confirmedAt", p.owner_id AS "ownerId",
      u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL AND (${join(
        steps.map((step) => sql`(${dueBy(step, due[step])})`),
        ' OR ',
      )}) AS "isDue"
    FROM (
      SELECT * FROM properties p
      WHERE ${mayBeAsked} AND p.confirmed_at <= ${confirmedBy}::timestamptz AND ${
        after ? sql`(p.confirmed_at, p.id) > (${after.confirmedAt}::timestamptz, ${after.id}::int)` : sql`TRUE`
      }
      ORDER BY p.confirmed_at, p.id LIMIT ${most}
    ) p JOIN users u ON u.id = p.owner_id
    ORDER BY p.confirmed_at, p.id`,
  [
    {
      confirmedBy: new Date(),
      after: { id: 1, confirmedAt: new Date() },
      due: { pause: example, demote: example, ask: example },
      most: 1,
    },
  ],
);

interface Due {
  step: Step;
  ownerIds: number[];
  time: DueTime;
  now: Date;
}

const taken = { id: 'int4', address: 'text', ownerId: 'int4' } as const;

/** Records that owners were asked about the listings that are due for it, and returns these. */
export const markAsked = query(
  taken,
  (due: Omit<Due, 'step'>) => sql`
    UPDATE properties p SET confirmation_asked_at = ${due.now}::timestamptz
    WHERE ${isDue({ ...due, step: 'ask' })} RETURNING p.id, p.address, p.owner_id AS "ownerId"`,
  [{ ownerIds: [], time: example, now: new Date() }],
);

/** Demotes the listings that are due for it. */
export const demote = command(
  (due: Omit<Due, 'step'>) => sql`
    UPDATE properties p SET demoted_at = ${due.now}::timestamptz WHERE ${isDue({ ...due, step: 'demote' })}`,
  [{ ownerIds: [], time: example, now: new Date() }],
);

/** Pauses the listings that are due for it, and returns these. */
export const pause = query(
  taken,
  (due: Omit<Due, 'step'>) => sql`
    UPDATE properties p SET rested_at = ${due.now}::timestamptz,
      -- Also where asking is off: this email asks, and its link answers.
      confirmation_asked_at = coalesce(confirmation_asked_at, ${due.now}::timestamptz)
    WHERE ${isDue({ ...due, step: 'pause' })} RETURNING p.id, p.address, p.owner_id AS "ownerId"`,
  [{ ownerIds: [], time: example, now: new Date() }],
);

/** Pauses homes that are sold or let and whose pages have been shown for as long as their owners wanted. */
export const pauseTaken = command(
  (now: Date) => sql`
    UPDATE properties SET rested_at = ${now}::timestamptz
    WHERE shown_until <= ${now}::timestamptz AND rested_at IS NULL AND deleted_at IS NULL`,
);

/** SQL of whether a listing `p` of some owners is due for a step. */
function isDue({ step, ownerIds, time }: Due): Fragment {
  return sql`p.owner_id = ANY (${ownerIds}::int[]) AND ${mayBeAsked} AND ${dueBy(step, time)}`;
}

/** SQL of whether the time of a step has come for a listing `p`, and the step is not taken yet. */
function dueBy(step: Step, { confirmedBy, askedBy }: DueTime): Fragment {
  if (confirmedBy === null) return sql`FALSE`;
  const asked = askedBy === null ? sql`TRUE` : sql`p.confirmation_asked_at <= ${askedBy}::timestamptz`;
  return sql`p.confirmed_at <= ${confirmedBy}::timestamptz AND ${asked} AND ${notYet[step]}`;
}
