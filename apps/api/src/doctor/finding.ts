/** One line of the report on an installation. */
export interface Finding {
  subject: string;
  state: 'good' | 'warning' | 'bad';
  /** The state in words, and for others than `good` what to do. Without secrets. */
  text: string;
}

export const good = (subject: string, text: string): Finding => ({ subject, state: 'good', text });
export const warning = (subject: string, text: string): Finding => ({ subject, state: 'warning', text });
export const bad = (subject: string, text: string): Finding => ({ subject, state: 'bad', text });

/** Returns the findings of a check; a check that fails is itself a bad finding. */
export async function findingsOf(subject: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [bad(subject, (error as Error).message)];
  }
}
