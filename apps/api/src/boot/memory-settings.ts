/**
 * Settings of the process that keep it within 512 MB and can only be made as it starts: few memory arenas, what pictures
 * needed given back at once, and a heap that is swept often.
 */
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
const heap = ['--max-semi-space-size=4', '--max-old-space-size=224'];

/**
 * Runs the program anew in the same process, once, with the settings of memory; those that the environment or the command
 * line has already win. Does nothing on Windows, which cannot replace a process.
 */
export function applyMemorySettings(): void {
  // A parent that talks to this process, as `node --watch` does, would lose it.
  if (typeof process.execve !== 'function' || process.platform === 'win32' || process.connected) return;
  const given = `${process.env.NODE_OPTIONS ?? ''} ${process.execArgv.join(' ')}`;
  const missing = heap.filter((option) => !given.includes(option.split('=', 1)[0] ?? ''));
  const hasAllocator = Object.keys(allocator).every((name) => process.env[name] !== undefined);
  if (missing.length === 0 && hasAllocator) return;
  const args = [process.execPath, ...process.execArgv, ...missing, ...process.argv.slice(1)];
  process.execve(process.execPath, args, { ...allocator, ...process.env });
}
