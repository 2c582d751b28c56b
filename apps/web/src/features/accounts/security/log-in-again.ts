import { createPrompt } from './prompt.ts';

/** Asks a user whose session ended to log in again, over the page, so that nothing typed is lost. */
export const logInAgain = createPrompt();
