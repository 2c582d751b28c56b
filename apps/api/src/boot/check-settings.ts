import { readEnv, SettingsError } from '../env.ts';

/** Ends the process with a message if the settings have faults. */
export function checkSettings(): void {
  try {
    readEnv(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
