import { execFileSync } from 'node:child_process';

/** Mounts a disk of this size, such as 2m, in memory over a folder; false when mounting is not allowed. */
export function mountSmallDisk(folder: string, size: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export function unmount(folder: string): void {
  execFileSync('umount', [folder]);
}
