import type { TableFormat } from '@africanscity/contracts/file-formats';
import type { RequestContext } from '../../context.ts';
import { recordExport } from '../../kernel/audit.ts';
import { rowsById } from '../../kernel/tables/table-column.ts';
import { type StreamedFile, writeTable } from '../../kernel/tables/table-file.ts';
import { fullName } from '../../kernel/people.ts';
import { allUsers } from './users.ts';

interface Asked {
  format: TableFormat;
}

export async function exportContactMessages(ctx: RequestContext, { format }: Asked): Promise<StreamedFile> {
  await recordExport(ctx, 'exportContactMessages', 'messages');
  const rows = rowsById((after) =>
    ctx.db.contactMessage.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take: exportBatch,
      include: { answers: { orderBy: { id: 'asc' } } },
    }),
  );
  return writeTable(
    format,
    [
      { title: 'id', valueOf: ({ id }) => id },
      { title: 'surname', valueOf: ({ surname }) => surname },
      { title: 'name', valueOf: ({ name }) => name },
      { title: 'email', valueOf: ({ email }) => email },
      { title: 'subject', valueOf: ({ subject }) => subject },
      { title: 'message', valueOf: ({ message }) => message },
      { title: 'createdAt', valueOf: ({ createdAt }) => createdAt.toISOString() },
      { title: 'handledAt', valueOf: ({ handledAt }) => handledAt?.toISOString() ?? null },
      { title: 'answers', valueOf: ({ answers }) => answers.map(({ message }) => message).join('\n\n') },
    ],
    rows,
  );
}

export async function exportFeedback(ctx: RequestContext, { format }: Asked): Promise<StreamedFile> {
  await recordExport(ctx, 'exportFeedback', 'feedback');
  const rows = rowsById((after) =>
    ctx.db.feedback.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take: exportBatch,
      include: { user: true },
    }),
  );
  return writeTable(
    format,
    [
      { title: 'id', valueOf: ({ id }) => id },
      { title: 'writer', valueOf: ({ user }) => fullName(user) },
      { title: 'message', valueOf: ({ message }) => message },
      { title: 'createdAt', valueOf: ({ createdAt }) => createdAt.toISOString() },
      { title: 'mayBeShown', valueOf: ({ mayBeShown }) => mayBeShown },
      { title: 'approvedAt', valueOf: ({ approvedAt }) => approvedAt?.toISOString() ?? null },
    ],
    rows,
  );
}

export async function exportUsers(ctx: RequestContext, { format }: Asked): Promise<StreamedFile> {
  await recordExport(ctx, 'exportUsers', 'users');
  const rows = rowsById((after) =>
    ctx.db.user.findMany({
      where: { AND: [allUsers, { id: { gt: after } }] },
      orderBy: { id: 'asc' },
      take: exportBatch,
    }),
  );
  return writeTable(
    format,
    [
      { title: 'id', valueOf: ({ id }) => id },
      { title: 'title', valueOf: ({ title }) => title },
      { title: 'name', valueOf: ({ name }) => name },
      { title: 'surname', valueOf: ({ surname }) => surname },
      { title: 'email', valueOf: ({ email }) => email },
      { title: 'phone', valueOf: ({ phone }) => phone, isVerbatim: true },
      { title: 'phoneE164', valueOf: ({ phoneE164 }) => phoneE164, isVerbatim: true },
      { title: 'role', valueOf: ({ role }) => role },
      { title: 'country', valueOf: ({ country }) => country },
      { title: 'emailVerifiedAt', valueOf: ({ emailVerifiedAt }) => emailVerifiedAt?.toISOString() ?? null },
      { title: 'disabledAt', valueOf: ({ disabledAt }) => disabledAt?.toISOString() ?? null },
      { title: 'createdAt', valueOf: ({ createdAt }) => createdAt.toISOString() },
    ],
    rows,
  );
}

/** Rows per read. */
export const exportBatch = 500;
