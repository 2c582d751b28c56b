import type { CDPSession } from '@playwright/test';

/** A screen of 390 pixels, as `newContext` takes it. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };

/** 1.6 Mbit/s, in bytes per second, and the round-trip time in milliseconds. */
const line = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
const slowerProcessor = 4;

/** Gives a page the line and the processor of a slow phone. Enables the events of the network. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
}

/** Runs in the page: keeps the time of its largest paint, in milliseconds, in the window. */
export function watchLargestPaint(): void {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) Object.assign(window, { largestPaint: startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Returns the time that `watchLargestPaint` keeps. Runs in the page. */
export function largestPaint(): number {
  return (window as unknown as { largestPaint: number }).largestPaint;
}

export function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;
}
