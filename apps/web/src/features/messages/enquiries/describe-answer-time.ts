import * as texts from '@africanscity/messages/messages';
/** Formats minutes as "Usually answers within 3 hours". */
export function describeAnswerTime(minutes: number): string {
  if (minutes <= 60) return texts.usuallyAnswersWithinHour();
  const hours = Math.ceil(minutes / 60);
  if (hours < 24) return texts.usuallyAnswersWithinHours({ count: hours });
  const days = Math.ceil(minutes / 1440);
  return days === 1 ? texts.usuallyAnswersWithinDay() : texts.usuallyAnswersWithinDays({ count: days });
}
