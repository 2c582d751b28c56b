import { examine } from '../doctor/examine.ts';
import { bad, type Finding } from '../doctor/finding.ts';
import { SettingsError } from '../env.ts';
import { hasSecret, readCommandSettings } from './command-settings.ts';
import { printResult } from './run-command.ts';

/** Reports on the installation. Status 1 when something is bad. */
export async function examineInstallation(options: { json?: boolean }): Promise<number> {
  const findings = await readFindings();
  printResult(findings, options, describeFindings(findings));
  return findings.some(({ state }) => state === 'bad') ? 1 : 0;
}

export async function readFindings(): Promise<Finding[]> {
  try {
    return await examine(readCommandSettings(), hasSecret());
  } catch (error) {
    if (error instanceof SettingsError) return [bad('settings', error.message)];
    throw error;
  }
}

export function describeFindings(findings: Finding[]): string[] {
  return findings.map(({ subject, state, text }) => `${state.padEnd(8)} ${subject.padEnd(11)} ${text}`);
}
