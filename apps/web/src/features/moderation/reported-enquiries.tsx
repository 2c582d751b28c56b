import * as texts from '@africanscity/messages/moderation';
import { decideEnquiryReport, getReportedEnquiries } from '@africanscity/contracts/moderation/calls/enquiry-reports';
import type { EnquiryDecision, ReportedEnquiry } from '@africanscity/contracts/moderation/enquiry-reports';
import { Anchor, Button, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { useCall } from '../../api/use-call.ts';
import { paths } from '../../app/paths.ts';
import { Loaded } from '../../components/loading/loaded.tsx';
import { ReasonDialog } from '../../components/dialogs/reason-dialog.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SkeletonRows } from '../../ui/waiting.tsx';
import { ThreadEntry } from '../messages/enquiries/thread-entry.tsx';
import classes from './reported-enquiries.module.css';

const shown = '25';

/** Conversations that one side reported, the oldest report first. */
export default function ReportedEnquiries() {
  const call = useCall();
  const queryClient = useQueryClient();
  const query = useQuery({ ...operation(getReportedEnquiries, { size: shown }), staleTime: 0 });
  const [asked, setAsked] = useState<{ report: ReportedEnquiry; decision: EnquiryDecision } | null>(null);
  return (
    <section className={classes.reports} aria-labelledby="reported-conversations">
      <Title order={2} size="h3" id="reported-conversations">
        {texts.reportedConversations()}
      </Title>
      <Loaded query={query} what={texts.reportedConversationsInSentence()} skeleton={<SkeletonRows height={120} />}>
        {({ content, totalElements }) => (
          <>
            <p>{totalElements === 0 ? texts.nothingToDecide() : texts.needDecision({ count: totalElements })}</p>
            {content.map((report) => (
              <ReportCard key={report.id} report={report} onDecide={(decision) => setAsked({ report, decision })} />
            ))}
          </>
        )}
      </Loaded>
      {asked && (
        <ReasonDialog
          title={asked.decision === 'uphold' ? texts.endThisConversation() : texts.dismissThisReport()}
          confirm={asked.decision === 'uphold' ? texts.endConversation() : texts.dismiss()}
          danger={asked.decision === 'uphold'}
          withReason
          send={async (reason) => {
            await call(decideEnquiryReport, { id: String(asked.report.id), decision: asked.decision, reason });
            setAsked(null);
            await queryClient.invalidateQueries({ queryKey: ['getReportedEnquiries'] });
          }}
          onClose={() => setAsked(null)}
        >
          {consequence(asked.report, asked.decision)}
        </ReasonDialog>
      )}
    </section>
  );
}

function consequence({ reportedBy }: ReportedEnquiry, decision: EnquiryDecision): string {
  if (decision === 'dismiss') return texts.conversationContinues();
  return reportedBy === 'owner' ? texts.endAndBlock() : texts.endOnly();
}

function ReportCard({ report, onDecide }: { report: ReportedEnquiry; onDecide: (decision: EnquiryDecision) => void }) {
  const { asker, owner, listing, reportedBy, details, entries } = report;
  const names = { asker: asker.name, owner: owner.name };
  return (
    <article className={classes.report} aria-label={texts.reportOfConversation(names)}>
      <p>
        <RichText
          text={
            reportedBy === 'owner'
              ? texts.ownerReports({ ...names, details })
              : texts.askerReports({ ...names, details })
          }
          tags={{ b: (words) => <strong dir="auto">{words}</strong> }}
        />
      </p>
      <Anchor component={Link} to={paths.property(listing.id)}>
        {listing.title}
      </Anchor>
      <details>
        <summary>{texts.messagesCount({ count: String(entries.length) })}</summary>
        <ol>
          {entries.map((entry) => (
            <ThreadEntry zone={null} key={entry.id} entry={entry} isOwn={entry.side === reportedBy} />
          ))}
        </ol>
      </details>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => onDecide('dismiss')} aria-label={texts.dismissReportOf(names)}>
          {texts.dismiss()}
        </Button>
        <Button variant="default" onClick={() => onDecide('uphold')} aria-label={texts.endConversationOf(names)}>
          {texts.endTheConversation()}
        </Button>
        <Button
          component={Link}
          variant="default"
          to={paths.adminUser(owner.id)}
          aria-label={texts.nameOfOwner({ name: owner.name })}
        >
          {texts.theOwner()}
        </Button>
        {asker.id !== null && (
          <Button
            component={Link}
            variant="default"
            to={paths.adminUser(asker.id)}
            aria-label={texts.nameOfSender({ name: asker.name })}
          >
            {texts.theSender()}
          </Button>
        )}
      </div>
    </article>
  );
}
