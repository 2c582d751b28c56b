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
import { SkeletonRows } from '../../ui/waiting.tsx';
import { ThreadEntry } from '../messages/enquiries/thread-entry.tsx';
import classes from './reported-enquiries.module.css';

const shown = '25';

/** Conversations that one side reported, the oldest report first. */
export function ReportedEnquiries() {
  const call = useCall();
  const queryClient = useQueryClient();
  const query = useQuery({ ...operation(getReportedEnquiries, { size: shown }), staleTime: 0 });
  const [asked, setAsked] = useState<{ report: ReportedEnquiry; decision: EnquiryDecision } | null>(null);
  return (
    <section className={classes.reports} aria-labelledby="reported-conversations">
      <Title order={2} size="h3" id="reported-conversations">
        Reported conversations
      </Title>
      <Loaded query={query} what="the reported conversations" skeleton={<SkeletonRows height={120} />}>
        {({ content, totalElements }) => (
          <>
            <p>
              {totalElements === 0
                ? 'Nothing to decide.'
                : `${totalElements} ${totalElements === 1 ? 'needs' : 'need'} a decision.`}
            </p>
            {content.map((report) => (
              <ReportCard key={report.id} report={report} onDecide={(decision) => setAsked({ report, decision })} />
            ))}
          </>
        )}
      </Loaded>
      {asked && (
        <ReasonDialog
          title={asked.decision === 'uphold' ? 'End this conversation?' : 'Dismiss this report?'}
          confirm={asked.decision === 'uphold' ? 'End conversation' : 'Dismiss'}
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
  if (decision === 'dismiss') return 'The conversation continues.';
  return reportedBy === 'owner'
    ? 'Neither side can write in it, and the sender can no longer message this owner.'
    : 'Neither side can write in it. The owner’s other listings stay.';
}

function ReportCard({ report, onDecide }: { report: ReportedEnquiry; onDecide: (decision: EnquiryDecision) => void }) {
  const { asker, owner, listing, reportedBy, details, entries } = report;
  const name = `the conversation of ${asker.name} and ${owner.name}`;
  return (
    <article className={classes.report} aria-label={`Report of ${name}`}>
      <p>
        <strong dir="auto">{reportedBy === 'owner' ? owner.name : asker.name}</strong> ({reportedBy}) reports{' '}
        <strong dir="auto">{reportedBy === 'owner' ? asker.name : owner.name}</strong>: {details}
      </p>
      <Anchor component={Link} to={paths.property(listing.id)}>
        {listing.title}
      </Anchor>
      <details>
        <summary>Messages ({entries.length})</summary>
        <ol>
          {entries.map((entry) => (
            <ThreadEntry key={entry.id} entry={entry} isOwn={entry.side === reportedBy} />
          ))}
        </ol>
      </details>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => onDecide('dismiss')} aria-label={`Dismiss the report of ${name}`}>
          Dismiss
        </Button>
        <Button variant="default" onClick={() => onDecide('uphold')} aria-label={`End ${name}`}>
          End the conversation
        </Button>
        <Button
          component={Link}
          variant="default"
          to={paths.adminUser(owner.id)}
          aria-label={`${owner.name}, the owner`}
        >
          The owner
        </Button>
        {asker.id !== null && (
          <Button
            component={Link}
            variant="default"
            to={paths.adminUser(asker.id)}
            aria-label={`${asker.name}, the sender`}
          >
            The sender
          </Button>
        )}
      </div>
    </article>
  );
}
