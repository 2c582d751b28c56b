import * as texts from '@africanscity/messages/listings';
import type { User } from '@africanscity/db/generated/client';
import { randomUUID } from 'node:crypto';
import type { AppContext, Config, RequestContext } from '../../../context.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { type EmailContent, emailIn } from '../../../kernel/outbox/email-template.ts';
import { enqueueBulkEmails } from '../../../kernel/outbox/emails.ts';
import { unsubscribeHeaders, unsubscribePage } from '../../../kernel/outbox/unsubscribe-links.ts';
import { saveEmailChoice } from '../../accounts/email-choices.ts';

/** Older comments are known, or came while the emails were off. */
const newMs = 7 * 24 * 3_600_000;

/** Emails the owners of lists about the new comments on them, one email each. */
export async function emailNewComments(ctx: AppContext): Promise<void> {
  const fresh = { emailedAt: null, createdAt: { gte: new Date(ctx.clock().getTime() - newMs) } };
  const owners = await ctx.db.user.findMany({
    where: {
      disabledAt: null,
      emailVerifiedAt: { not: null },
      listMailsOffAt: null,
      shortlists: { some: { homes: { some: { comments: { some: fresh } } } } },
    },
  });
  for (const owner of owners) {
    await ctx.db.$transaction(async (tx) => {
      // The second of two runs finds the comments taken.
      const taken = await tx.shortlistComment.updateManyAndReturn({
        where: { ...fresh, home: { userId: owner.id } },
        data: { emailedAt: ctx.clock() },
        select: { listId: true },
      });
      if (taken.length === 0) return;
      const counts = Map.groupBy(taken, ({ listId }) => listId);
      const lists = await tx.shortlist.findMany({
        where: { id: { in: [...counts.keys()] } },
        orderBy: { name: 'asc' },
      });
      const commented = lists.map(({ id, name }) => ({ id, name, count: counts.get(id)!.length }));
      const content = emailIn(owner, () => newCommentsEmail(ctx.config, owner, commented));
      await enqueueBulkEmails(ctx, tx, [{ id: randomUUID(), to: owner.email, ...content }]);
    });
  }
}

interface Commented {
  id: number;
  name: string;
  count: number;
}

/** Names the lists and counts their comments. The texts of strangers stay on the site. */
function newCommentsEmail(
  config: Config,
  user: Pick<User, 'id' | 'name'>,
  lists: Commented[],
): EmailContent & { headers: Record<string, string> } {
  const [first] = lists;
  const count = lists.reduce((sum, list) => sum + list.count, 0);
  const subscribed = { kind: 'list-mails', id: user.id } as const;
  return {
    subject:
      lists.length === 1 ? texts.newCommentsOn({ count, list: first!.name }) : texts.newCommentsOnLists({ count }),
    name: user.name,
    paragraphs: lists.map(({ name, count: comments }) => texts.newCommentsOn({ count: comments, list: name })),
    action: { label: texts.readComments(), url: `${config.publicUrl}/favorite?list=${first!.id}` },
    links: [{ label: texts.stopEmailsAboutLists(), url: unsubscribePage(config, subscribed) }],
    headers: unsubscribeHeaders(config, subscribed),
  };
}

export async function getShortlistMails(ctx: RequestContext): Promise<{ wanted: boolean }> {
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: actorOf(ctx).userId } });
  return { wanted: user.listMailsOffAt === null };
}

export async function saveShortlistMails(ctx: RequestContext, { wanted }: { wanted: boolean }): Promise<void> {
  await saveEmailChoice(ctx, actorOf(ctx).userId, 'listMailsOffAt', wanted);
}
