/** Password of every account of the demo. */
export const demoPassword = 'africanscity';

/** Accounts to try the demo with, shown by the start. */
export const demoLogins = [
  { role: 'Administrator', email: 'admin@example.com', password: demoPassword },
  { role: 'Owner', email: 'owner@example.com', password: demoPassword },
  { role: 'Agency', email: 'agency@example.com', password: demoPassword },
  { role: 'Visitor', email: 'visitor@example.com', password: demoPassword },
];
