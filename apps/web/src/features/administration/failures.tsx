import * as texts from '@africanscity/messages/administration';
import type { FailedMail } from '@africanscity/contracts/administration/overview';
import { getFailedJobs, getFailedMailsPage } from '@africanscity/contracts/administration/calls/overview';
import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { DataTable } from '../../components/tables/data-table.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { showTime } from '../../ui/show-time.ts';
import { SkeletonRows } from '../../ui/waiting.tsx';

/** Emails that could not be delivered. */
export function FailedMails() {
  return (
    <DataTable
      title={texts.mails()}
      endpoint={getFailedMailsPage}
      searchLabel={texts.recipientOrSubject()}
      nameOf={(mail) => mail.subject}
      empty={texts.allEmailsWereDelivered()}
      columns={[
        {
          title: texts.written(),
          sortBy: 'createdAt',
          show: (mail: FailedMail) => showTime(mail.createdAt),
          wrap: 'never',
        },
        { title: texts.recipient(), sortBy: 'recipient', show: (mail) => mail.recipient, wrap: 'anywhere' },
        { title: texts.subject(), show: (mail) => mail.subject, wrap: 'anywhere' },
        { title: texts.tries(), show: (mail) => mail.attempts },
        { title: texts.lastAnswer(), show: (mail) => mail.lastError ?? '–', wrap: 'anywhere' },
      ]}
    />
  );
}

/** Jobs that failed after all retries. */
export function FailedJobs() {
  const query = useQuery({ ...operation(getFailedJobs, {}), staleTime: 0 });
  return (
    <Loaded
      query={query}
      what={texts.jobsInSentence()}
      skeleton={<SkeletonRows count={2} height={72} />}
      empty={<Text c="dimmed">{texts.allJobsDone()}</Text>}
    >
      {(jobs) => (
        <Stack component="ul" gap="sm" m={0} ps="md">
          {jobs.map((job) => (
            <li key={job.id}>
              <Title order={3} size="h4">
                {job.name}
              </Title>
              <Text size="sm" c="dimmed">
                {showTime(job.failedAt)}
              </Text>
              <Text>{job.message}</Text>
            </li>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}
