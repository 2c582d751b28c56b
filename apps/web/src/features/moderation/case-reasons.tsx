import * as texts from '@africanscity/messages/moderation';
import type { ModerationCase } from '@africanscity/contracts/moderation/queue';
import { reportReasons, suspicionRules } from '@africanscity/contracts/moderation/values';
import { Text } from '@mantine/core';
import classes from './moderation-queue.module.css';

/** The lines of `CaseReasons`. */
export function caseReasons({ reasons, details, suspicions }: ModerationCase): string[] {
  return [
    ...reasons.map(({ reason, count }) => `${count > 1 ? `${count} × ` : ''}${reportReasons[reason]()}`),
    ...details.map((words) => texts.quote({ words })),
    ...suspicions.map(({ rule, detail }) => [suspicionRules[rule](), detail].filter(Boolean).join('\n')),
  ];
}

/** The reports against a listing, and the rules that it broke. */
export function CaseReasons({ row }: { row: ModerationCase }) {
  return (
    <ul className={classes.why}>
      {row.reasons.map(({ reason, count }) => (
        <li key={reason}>
          {count > 1 && <strong>{count} × </strong>}
          {reportReasons[reason]()}
        </li>
      ))}
      {row.details.map((words, index) => (
        <li key={index} className={classes.quote}>
          {texts.quote({ words })}
        </li>
      ))}
      {row.suspicions.map(({ rule, detail }) => (
        <li key={rule}>
          {suspicionRules[rule]()}
          <Text size="sm" c="dimmed">
            {detail}
          </Text>
        </li>
      ))}
    </ul>
  );
}
