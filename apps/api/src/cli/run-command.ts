import { surviveClosedOutput } from '../boot/closed-output.ts';
import { explain } from '../boot/explain.ts';
import { UsageError } from '../boot/operator-errors.ts';

/** Runs a command and ends the process with its exit status. Explains a failure on standard error. */
export async function run(command: () => Promise<number>): Promise<never> {
  surviveClosedOutput();
  const status = await command().catch((error: Error) => {
    console.error(explain(error));
    return error instanceof UsageError ? 2 : 1;
  });
  // A pipe takes what was written before the end of the process.
  await new Promise((resolve) => process.stdout.write('', resolve));
  // A timer of the database client would hold the process for seconds.
  process.exit(status);
}

/** Prints a result: as JSON when a machine reads it, otherwise as lines of text. */
export function printResult(result: object, { json }: { json?: boolean }, lines: string[]): void {
  console.log(json ? JSON.stringify(result, null, 2) : lines.join('\n'));
}
