/** What the mails about the end of a package are written from. */
export interface AboutPackage {
  user: { name: string };
  packageName: string;
  endsAt: Date;
  graceUntil: Date;
  config: { publicUrl: string };
}

/** A day as people read it, in UTC: "5 March 2027". */
export function dayOf(at: Date): string {
  return at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
