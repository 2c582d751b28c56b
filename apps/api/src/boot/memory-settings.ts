import { totalmem } from 'node:os';
import { join } from 'node:path';

/**
 * Process settings that keep it within 512 MB and can only be set at the start: few memory arenas, and immediate release of the
 * memory of pictures and long texts.
 */
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Folder where Node.js keeps compiled modules: each start would otherwise strip the types of a thousand files, half of its time.
 * It is stored with the installation, where no other user may write. Where we may not write either, as in an image, there is no
 * cache.
 */
export const compileCache = join(import.meta.dirname, '../../node_modules/.cache/node');

/** Megabytes of JavaScript objects; a process that needs more ends. Its caches fill to about 220 MB. */
const smallHeap = 272;
const largeHeap = 1024;

/**
 * Replaces the process once by the same program with the memory settings. Settings of the environment or the command line
 * win. Does nothing on Windows, which cannot replace a process.
 */
export function applyMemorySettings(): void {
  // A parent that talks to this process, such as `node --watch`, would lose it.
  if (typeof process.execve !== 'function' || process.platform === 'win32' || process.connected) return;
  const given = `${process.env.NODE_OPTIONS ?? ''} ${process.execArgv.join(' ')}`;
  const missing = heapOptions(memoryOfProcess()).filter((option) => !given.includes(option.split('=', 1)[0] ?? ''));
  const hasAllocator = Object.keys(allocator).every((name) => process.env[name] !== undefined);
  if (missing.length === 0 && hasAllocator) return;
  const args = [process.execPath, ...process.execArgv, ...missing, ...process.argv.slice(1)];
  // A process that strips the types of one file keeps what it needs for that, 30 MB, so the cache is known before the first file.
  const environment = { ...allocator, NODE_COMPILE_CACHE: compileCache, ...process.env };
  process.execve(process.execPath, args, environment);
}

/**
 * Options of Node.js for a machine or container with `memory` bytes. Short-lived objects get 4 MB in small ones, and 8 MB
 * otherwise: there, a rendered page takes up to a seventh less processor time.
 */
export function heapOptions(memory: number): string[] {
  const limit = heapLimit(memory);
  return [`--max-semi-space-size=${limit > smallHeap ? 8 : 4}`, `--max-old-space-size=${limit}`];
}

/** Megabytes of the heap for a machine or container with `memory` bytes: an eighth, within limits. */
function heapLimit(memory: number): number {
  return Math.round(Math.min(largeHeap, Math.max(smallHeap, memory / 8 / 2 ** 20)));
}

/** Bytes of the container or else the machine. */
function memoryOfProcess(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
