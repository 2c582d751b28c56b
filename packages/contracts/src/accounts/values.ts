/** Minutes for which a proof of identity allows irreversible operations. */
export const confirmedMinutes = 10;

/** Minutes that a challenge waits for its answer. */
export const challengeMinutes = 5;

export const recoveryCodeCount = 10;

export const shortestPassword = 8;

export const longestPassword = 128;

export const longestContactList = 10;

/** Titles before a name, unless the site's settings have others. */
export const titles = ['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Prof', 'Eng', 'Rev', 'Hon'] as const;
