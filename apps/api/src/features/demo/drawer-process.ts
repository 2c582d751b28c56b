import type { DrawerReply } from './drawer.ts';
import { type Drawing, renderDrawing } from './render-drawing.ts';

// The other end of openDrawer: takes one drawing at a time, answers with its JPEG.
process.on('message', async (drawing: Drawing) => {
  const reply: DrawerReply = await renderDrawing(drawing).then(
    (jpeg) => ({ jpeg }),
    (error: Error) => ({ fault: error.message }),
  );
  process.send?.(reply);
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group: the parent decides when this ends.
process.on('SIGINT', () => {});
