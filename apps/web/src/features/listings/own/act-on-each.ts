/** Runs an action on listings, one after the other. Returns a line for each failure. */
export async function actOnEach<Row extends { address: string }>(
  rows: Row[],
  act: (row: Row) => Promise<unknown>,
): Promise<string[]> {
  const failures: string[] = [];
  for (const row of rows) {
    try {
      await act(row);
    } catch (failure) {
      failures.push(`${row.address}: ${(failure as Error).message}`);
    }
  }
  return failures;
}
