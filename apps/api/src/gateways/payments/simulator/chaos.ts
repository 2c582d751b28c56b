/** Faults of the simulator, each active until it is switched off. */
export const chaosSwitches = [
  /** Every update is sent twice. */
  'duplicate',
  /** An update waits until the next one has been sent. */
  'reorder',
  /** An update is sent a minute late. */
  'delay',
  /** Updates are not sent at all. */
  'drop',
  /** A payment is made, but the reply that says so is lost. */
  'dropInitiateReply',
  /** The amount of an update is changed on the way. */
  'tamperAmount',
  /** Updates are signed with another key. */
  'wrongKey',
  /** Names of fields change their case. */
  'mixedCaseKeys',
  /** References hold a comma, as Paynow writes thousands. */
  'commaInReference',
  /** Responses take a minute. */
  'hang',
] as const;

export type ChaosSwitch = (typeof chaosSwitches)[number];
export type Chaos = Partial<Record<ChaosSwitch, boolean>>;
