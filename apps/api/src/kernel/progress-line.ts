const lineEveryMs = 3_000;
const redrawEveryMs = 100;

export interface ProgressLine {
  show(text: string): void;
  /** Removes the line from a terminal. */
  clear(): void;
}

/** Shows the progress of long work on standard error: one line that is drawn again on a terminal, else a line every few seconds. */
export function openProgressLine(): ProgressLine {
  const stream = process.stderr;
  let shownAt = 0;
  let drawn = false;
  return {
    show(text) {
      const now = performance.now();
      if (now - shownAt < (stream.isTTY ? redrawEveryMs : lineEveryMs)) return;
      shownAt = now;
      drawn = Boolean(stream.isTTY);
      stream.write(drawn ? `\r\x1b[2K${text.slice(0, (stream.columns || 80) - 1)}` : `${text}\n`);
    },
    clear() {
      if (drawn) stream.write('\r\x1b[2K');
      drawn = false;
    },
  };
}
