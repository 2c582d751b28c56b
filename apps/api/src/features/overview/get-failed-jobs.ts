import type { FailedJob } from '@africanscity/contracts/overview';
import type { RequestContext } from '../../context.ts';
import { readFailedJobs } from './failed-jobs.ts';

const most = 100;
const longestMessage = 500;

export async function getFailedJobs(ctx: RequestContext): Promise<FailedJob[]> {
  const rows = await readFailedJobs(ctx, most);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    failedAt: row.failed_at.toISOString(),
    message: messageOf(row.output).slice(0, longestMessage),
  }));
}

/** The queue keeps the error that ended a job as an object. */
function messageOf(output: unknown): string {
  if (typeof output === 'object' && output !== null && 'message' in output) return String(output.message);
  return output === null ? '' : JSON.stringify(output);
}
