import { createPrompt } from './prompt.ts';

/** Asks users to confirm that they are themselves, before what cannot be undone. */
export const confirmation = createPrompt();
