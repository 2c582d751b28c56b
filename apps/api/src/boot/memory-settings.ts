/**
 * Process settings that keep it within 512 MB and can only be set at the start: few memory arenas, immediate release of the
 * memory of pictures, and frequent garbage collection.
 */
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
const heap = ['--max-semi-space-size=4', '--max-old-space-size=224'];

/**
 * Replaces the process once by the same program with the memory settings. Settings of the environment or the command line
 * win. Does nothing on Windows, which cannot replace a process.
 */
export function applyMemorySettings(): void {
  // A parent that talks to this process, such as `node --watch`, would lose it.
  if (typeof process.execve !== 'function' || process.platform === 'win32' || process.connected) return;
  const given = `${process.env.NODE_OPTIONS ?? ''} ${process.execArgv.join(' ')}`;
  const missing = heap.filter((option) => !given.includes(option.split('=', 1)[0] ?? ''));
  const hasAllocator = Object.keys(allocator).every((name) => process.env[name] !== undefined);
  if (missing.length === 0 && hasAllocator) return;
  const args = [process.execPath, ...process.execArgv, ...missing, ...process.argv.slice(1)];
  process.execve(process.execPath, args, { ...allocator, ...process.env });
}
