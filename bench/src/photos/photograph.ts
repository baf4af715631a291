import sharp from 'sharp';
import type { Camera } from './camera.ts';
import type { Paper } from './drawn-papers.ts';
import type { Light, Reflection } from './light.ts';
import { noiseOf, type Lots } from './random.ts';
import type { Table } from './tables.ts';
import type { Thing } from './things.ts';

/** All that is before the camera. */
export interface Scene {
  paper: Paper;
  table: Table;
  camera: Camera;
  things: readonly Thing[];
  light: Light;
  reflection: Reflection | undefined;
  hologram: ((x: number, y: number) => readonly [number, number, number] | undefined) | undefined;
  /** Red, green and blue beside each other: the colour of the lamp. */
  tint: readonly [number, number, number];
}

/** The picture after the lens and the telephone. */
export interface Development {
  /** Of the blur, as the deviation of a normal distribution, in pixels. */
  focus: number;
  /** The way that the hand made meanwhile, in pixels, and its direction. */
  motion: readonly [number, number];
  /** Deviation of the noise, in steps of 256. */
  noise: number;
  /** Of the JPEG. */
  quality: number;
}

const toLinear = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);
const fromLinear = Uint8Array.from({ length: 4_097 }, (_, step) =>
  Math.round(255 * (step / 4_096) ** (1 / 2.2)),
);
const developed = (light: number) =>
  fromLinear[Math.min(4_096, Math.max(0, light * 4_096) | 0)] ?? 0;

async function rasterOf({ svg, width, height }: Paper, scale: number) {
  const [across, down] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const { data } = await sharp(Buffer.from(svg), { density: Math.max(1, (72 * across) / width) })
    .resize(across, down, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, across, down };
}

/** The table, the paper and what lies on them, in their light. */
async function expose(scene: Scene): Promise<Uint8Array> {
  const { paper, table, camera, things, light, reflection, hologram, tint } = scene;
  const raster = await rasterOf(paper, Math.min(16, camera.scale * 1.15));
  const { width, height } = camera;
  const pixels = new Uint8Array(width * height * 3);
  const isOn = (x: number, y: number) => {
    const [fromEdge, fromTop] = [
      Math.max(paper.radius - x, x - paper.width + paper.radius, 0),
      Math.max(paper.radius - y, y - paper.height + paper.radius, 0),
    ];
    return fromEdge * fromEdge + fromTop * fromTop <= paper.radius * paper.radius;
  };
  for (let py = 0; py < height; py += 1) {
    for (let px = 0; px < width; px += 1) {
      const [x, y] = camera.toTable(px, py);
      const at = (py * width + px) * 3;
      const lit = light(px, py);
      const lamp = reflection?.(px, py) ?? 0;
      const thing = things.find(({ covers }) => covers(px, py))?.colour;
      const isPaper = x >= 0 && y >= 0 && x <= paper.width && y <= paper.height && isOn(x, y);
      // The paper is not quite flat on the table: a thin shadow beside it.
      const gap = Math.hypot(Math.max(-x, x - paper.width, 0), Math.max(-y, y - paper.height, 0));
      const ground = isPaper || thing ? undefined : table(x, y);
      const shade = ground && gap < 1.5 ? 0.72 + 0.28 * (gap / 1.5) : 1;
      const from =
        (Math.min(raster.down - 1, (y / paper.height) * raster.down) | 0) * raster.across +
        (Math.min(raster.across - 1, (x / paper.width) * raster.across) | 0);
      const rainbow = isPaper && !thing ? hologram?.(px, py) : undefined;
      for (let channel = 0; channel < 3; channel += 1) {
        const back =
          thing?.[channel] ??
          ground?.[channel] ??
          toLinear[raster.data[from * 3 + channel] ?? 0] ??
          0;
        const added = (rainbow?.[channel] ?? 0) + (isPaper && !thing ? lamp : lamp * 0.12);
        pixels[at + channel] = developed((back * shade * lit + added) * (tint[channel] ?? 1));
      }
    }
  }
  return pixels;
}

/** The mean of what moved past each pixel; what is beyond the edges of the picture does not move. */
function drag(pixels: Uint8Array, { width, height }: Camera, [dx, dy]: readonly [number, number]) {
  const steps = Math.ceil(Math.hypot(dx, dy));
  const offsets = Int32Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps - 0.5;
    return (Math.round(dy * share) * width + Math.round(dx * share)) * 3;
  });
  const rim = Math.ceil(steps / 2) + 1;
  const moved = pixels.slice();
  for (let y = rim; y < height - rim; y += 1) {
    for (let at = (y * width + rim) * 3; at < (y * width + width - rim) * 3; at += 1) {
      let sum = 0;
      for (const offset of offsets) sum += pixels[at + offset] ?? 0;
      moved[at] = sum / (steps + 1);
    }
  }
  return moved;
}

/** The photo as a JPEG. */
export async function photograph(
  lots: Lots,
  scene: Scene,
  { focus, motion, noise, quality }: Development,
): Promise<Buffer> {
  const { width, height } = scene.camera;
  const raw = { width, height, channels: 3 } as const;
  const seen = await expose(scene);
  const moved = motion[0] === 0 && motion[1] === 0 ? seen : drag(seen, scene.camera, motion);
  const soft = await sharp(moved, { raw }).blur(Math.max(0.35, focus)).raw().toBuffer();
  const grain = noiseOf(lots);
  for (let at = 0; at < soft.length; at += 3) {
    const grey = grain() * noise;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = (soft[at + channel] ?? 0) + grey + grain() * noise * 0.4;
      soft[at + channel] = Math.min(255, Math.max(0, Math.round(value)));
    }
  }
  return sharp(soft, { raw }).blur(0.5).jpeg({ quality, chromaSubsampling: '4:2:0' }).toBuffer();
}
