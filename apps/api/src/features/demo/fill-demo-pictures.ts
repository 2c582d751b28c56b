import type { AppContext } from '../../context.ts';
import { storePicture } from '../pictures/store-picture.ts';
import { type Drawer, openDrawer } from './drawer.ts';
import { readDemoState, writeDemoState } from './demo-state.ts';
import { type DemoPlan, demoPlan } from './demo-plan.ts';
import { findMissingPictures, type MissingPicture } from './missing-pictures.ts';
import { placePicture } from './place-picture.ts';

export interface FillOptions {
  /** Told after each picture. */
  onProgress?: (progress: { done: number; total: number; secondsLeft: number }) => void;
  /** Ends the work after the pictures at hand; the next call continues. */
  signal?: AbortSignal;
  openDrawer?: () => Drawer;
  plan?: DemoPlan;
}

/** One process for each core that a small machine has; where memory is scarce, one. */
const drawersAtOnce = hasLittleMemory() ? 1 : 2;

/**
 * Draws the pictures that the demo still lacks, the covers of the newest listings first, while the
 * site already answers: until its picture is there, a listing shows the drawn placeholder. What a
 * crash interrupts, the next call continues. Once all are there it never draws again.
 */
export async function fillDemoPictures(ctx: AppContext, options: FillOptions = {}): Promise<void> {
  if ((await readDemoState(ctx.db)) !== 'drawing') return;
  const missing = await findMissingPictures(ctx.db, options.plan ?? demoPlan());
  const waiting = missing.values();
  const begun = performance.now();
  let done = 0;
  const report = () => {
    done += 1;
    const secondsLeft = Math.ceil(((performance.now() - begun) / done / 1000) * (missing.length - done));
    options.onProgress?.({ done, total: missing.length, secondsLeft });
  };
  const failed = new AbortController();
  const stop = AbortSignal.any([failed.signal, ...(options.signal ? [options.signal] : [])]);
  const drawers = Array.from({ length: Math.min(drawersAtOnce, missing.length) }, () =>
    drawAll(ctx, (options.openDrawer ?? openDrawer)(), waiting, stop, report).catch((error: unknown) => {
      failed.abort();
      throw error;
    }),
  );
  const results = await Promise.allSettled(drawers);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
  if (!stop.aborted) await writeDemoState(ctx.db, 'complete');
}

/** In a container; the rest of the process needs what a second drawer would. */
function hasLittleMemory(): boolean {
  const limit = process.constrainedMemory();
  return limit > 0 && limit <= 768 * 1024 * 1024;
}

async function drawAll(
  ctx: AppContext,
  drawer: Drawer,
  waiting: Iterable<MissingPicture>,
  stop: AbortSignal,
  report: () => void,
): Promise<void> {
  try {
    for (const { drawing, places } of waiting) {
      if (stop.aborted) return;
      const hash = await storePicture(ctx, await drawer.draw(drawing));
      await placePicture(ctx.db, hash, places);
      report();
    }
  } finally {
    drawer.close();
  }
}
