import { type FailedMail, getFailedJobs, getFailedMailsPage } from '@africanscity/contracts/overview';
import { Alert, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { DataTable } from '../../components/data-table.tsx';
import { showTime } from '../../ui/show-time.ts';

/** Mails that reached nobody. */
export function FailedMails() {
  return (
    <DataTable
      title="Mails"
      endpoint={getFailedMailsPage}
      searchLabel="Recipient or subject"
      nameOf={(mail) => mail.subject}
      empty="Every mail reached its server."
      columns={[
        { title: 'Written', sortBy: 'createdAt', show: (mail: FailedMail) => showTime(mail.createdAt), wrap: 'never' },
        { title: 'Recipient', sortBy: 'recipient', show: (mail) => mail.recipient, wrap: 'anywhere' },
        { title: 'Subject', show: (mail) => mail.subject, wrap: 'anywhere' },
        { title: 'Tries', show: (mail) => mail.attempts },
        { title: 'Last answer', show: (mail) => mail.lastError ?? '–', wrap: 'anywhere' },
      ]}
    />
  );
}

/** Background work that was given up. */
export function FailedJobs() {
  const { data, error } = useQuery({ ...operation(getFailedJobs, {}), staleTime: 0 });
  if (error) {
    return (
      <Alert color="red" role="alert" title="Jobs could not be loaded">
        {error.message}
      </Alert>
    );
  }
  if (!data) return <Skeleton height={80} radius="lg" role="status" aria-label="Loading jobs" />;
  if (data.length === 0) return <Text c="dimmed">All work of the last day is done.</Text>;
  return (
    <Stack component="ul" gap="sm" m={0} pl="md">
      {data.map((job) => (
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
  );
}
