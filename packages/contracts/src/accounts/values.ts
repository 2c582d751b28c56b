/** Minutes for which a proof of who one is holds, for what cannot be undone. */
export const confirmedMinutes = 10;

/** Minutes that a challenge waits for its answer. */
export const challengeMinutes = 5;

export const recoveryCodeCount = 10;

export const shortestPassword = 8;

export const longestPassword = 128;

export const longestContactList = 10;

/** Before a name, unless the site's settings say otherwise. */
export const titles = ['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Prof', 'Eng', 'Rev', 'Hon'] as const;
