import * as texts from '@africanscity/messages/site';

/** Formats a waiting time: "a moment", "40 seconds", "5 minutes", "2 hours". Rounds up. */
export function waitWords(seconds: number): string {
  if (!(seconds > 5)) return texts.aMoment();
  if (seconds <= 90) return texts.seconds({ count: Math.ceil(seconds) });
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return texts.minutes({ count: minutes });
  const hours = Math.ceil(minutes / 60);
  return hours <= 48 ? texts.hours({ count: hours }) : texts.days({ count: Math.ceil(hours / 24) });
}
