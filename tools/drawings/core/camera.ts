import { clip, type Point, type Vec } from './vector.ts';

/** An architect's camera: level, with a shifted lens, so that uprights stay upright. */
export interface Camera {
  eye: Vec;
  /** Turn to the right, in radians. */
  yaw: number;
  /** Pixels per metre at a distance of one metre. */
  focal: number;
  /** Where the vanishing point stands in the picture, in pixels. */
  centre: number;
  horizon: number;
  width: number;
  height: number;
}

const NEAR = 0.6;

export function depth(camera: Camera, point: Vec): number {
  return (point[0] - camera.eye[0]) * Math.sin(camera.yaw) + (point[2] - camera.eye[2]) * Math.cos(camera.yaw);
}

/** Picture coordinates of a point in front of the camera. */
export function project(camera: Camera, point: Vec): Point {
  const far = Math.max(NEAR / 2, depth(camera, point));
  const side = (point[0] - camera.eye[0]) * Math.cos(camera.yaw) - (point[2] - camera.eye[2]) * Math.sin(camera.yaw);
  const x = camera.centre + (camera.focal * side) / far;
  const y = camera.horizon - (camera.focal * (point[1] - camera.eye[1])) / far;
  return [x, y];
}

/** A flat polygon in the picture, without what lies behind the viewer. */
export function projectPolygon(camera: Camera, points: readonly Vec[]): Point[] {
  return clip(points, (point) => depth(camera, point) - NEAR).map((point) => project(camera, point));
}

/** Moves and zooms the camera so that the subject fills the frame; margins are fractions of the frame. */
export function frame(
  camera: Camera,
  subject: readonly Vec[],
  margins: { side: number; top: number; shift?: number },
): Camera {
  const plain = { ...camera, focal: 1, centre: 0, horizon: 0 };
  const seen = subject.map((point) => project(plain, point));
  const [left, right] = [Math.min(...seen.map((p) => p[0])), Math.max(...seen.map((p) => p[0]))];
  const top = -Math.min(...seen.map((p) => p[1]));
  const across = (camera.width * (1 - margins.side * 2)) / (right - left);
  // A subject below the horizon does not limit the zoom.
  const focal = top > 0 ? Math.min(across, (camera.horizon - camera.height * margins.top) / top) : across;
  const centre = camera.width * (0.5 + (margins.shift ?? 0)) - (focal * (left + right)) / 2;
  return { ...camera, focal, centre };
}
