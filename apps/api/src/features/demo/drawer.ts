import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Drawing } from './render-drawing.ts';

/** Draws pictures one after another. */
export interface Drawer {
  /** The bytes of a JPEG. Rejects when the process that draws is gone or takes far too long. */
  draw(drawing: Drawing): Promise<Uint8Array>;
  close(): void;
}

export type DrawerReply = { jpeg: Uint8Array } | { fault: string };

const slowestMs = 60_000;

/**
 * Starts a process that draws: this one refuses to load drawings, since uploads must never be. It
 * gives way to everything else on the machine, and ends when this process does.
 */
export function openDrawer(): Drawer {
  const child = fork(fileURLToPath(new URL('./drawer-process.ts', import.meta.url)), {
    execArgv: [],
    serialization: 'advanced',
  });
  yieldToOthers(child);
  return {
    draw: (drawing) => ask(child, drawing),
    close: () => void child.kill(),
  };
}

function yieldToOthers({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It is gone already, or the system has no priorities.
  }
}

function ask(child: ChildProcess, drawing: Drawing): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const settle = (run: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onGone).off('error', onGone);
      run();
    };
    const onMessage = (reply: unknown) => {
      const answer = reply as DrawerReply;
      settle(() =>
        'jpeg' in answer ? resolve(answer.jpeg) : reject(new Error(`A picture could not be drawn: ${answer.fault}`)),
      );
    };
    const onGone = () => settle(() => reject(new Error('The process that draws ended.')));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      onGone();
    }, slowestMs);
    child.on('message', onMessage).once('exit', onGone).once('error', onGone);
    if (child.connected) child.send(drawing);
    else onGone();
  });
}
