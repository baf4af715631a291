/** OKLCH to the linear light of sRGB, by the matrices of its definition: 0 to 1 where a screen shows it. */
export function toLinear(colour: string): readonly [number, number, number] {
  const [lightness = 0, chroma = 0, hue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const toByte = (share: number) =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0');

const encode = (light: number) =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;

/** The same colour as every browser knows it: `#rrggbb`, with `aa` behind it if one can see through. */
export function toHex(colour: string): string {
  const alpha = /\/ *([\d.]+)/.exec(colour)?.[1];
  const parts = toLinear(colour).map((light) => toByte(encode(light)));
  return `#${parts.join('')}${alpha === undefined ? '' : toByte(Number(alpha))}`;
}
