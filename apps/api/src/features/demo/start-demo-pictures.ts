import type { AppContext } from '../../context.ts';
import { fillDemoPictures, type FillOptions } from './fill-demo-pictures.ts';

const tellEveryMs = 5_000;

/**
 * Draws what the demo lacks beside the running site, and tells an operator how far it is. A failure is
 * logged: the site works without, and the next start continues. `stop` waits for the pictures at hand.
 */
export function startDemoPictures(
  ctx: AppContext,
  tell: (text: string) => void,
  options: Pick<FillOptions, 'openDrawer' | 'plan'> = {},
): { finished: Promise<void>; stop(): Promise<void> } {
  const stop = new AbortController();
  let toldAt = performance.now();
  const onProgress: FillOptions['onProgress'] = ({ done, total, secondsLeft }) => {
    if (done < total && performance.now() - toldAt < tellEveryMs) return;
    toldAt = performance.now();
    tell(
      done < total
        ? `Drawing demo pictures: ${done} of ${total}, about ${secondsLeft} s left`
        : `Drew all ${total} demo pictures`,
    );
  };
  const finished = fillDemoPictures(ctx, { ...options, onProgress, signal: stop.signal }).catch((error: unknown) => {
    if (!stop.signal.aborted) ctx.log.error({ err: error }, 'demo pictures are missing; the next start continues');
  });
  return {
    finished,
    async stop() {
      stop.abort();
      await finished;
    },
  };
}
