import { createPrompt } from './prompt.ts';

/** Asks users to prove their identity before an irreversible action. */
export const confirmation = createPrompt();
