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

/**
 * Returns the owners with listings that are due for a step, of those whose address is confirmed. Reads every listing, once a day: an
 * index would cost every save.
 */
export const findDueOwners = query(
  { id: 'int4' },
  (due: Record<Step, DueTime>) => sql`
    SELECT DISTINCT u.id FROM properties p JOIN users u ON u.id = p.owner_id
    WHERE ${mayBeAsked} AND u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL AND (${join(
      steps.map((step) => sql`(${dueBy(step, due[step])})`),
      ' OR ',
    )})
    ORDER BY u.id`,
  [{ pause: example, demote: example, ask: example }],
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
