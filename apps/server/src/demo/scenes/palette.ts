import type { Hour } from './scene-spec.ts';

/** The colours of one hour of the day. */
export interface Palette {
  /** From the top of the sky to the horizon. */
  sky: readonly [string, string, string];
  sun: string;
  /** From the farthest layer to the nearest. */
  layers: readonly [string, string, string, string];
  water: string;
  /** Windows, lamps, sails. */
  light: string;
  /** One warm touch: a roof, a boat, a crane. */
  accent: string;
  /** Of the sun's middle, as a share of the picture's height. */
  sunHeight: number;
}

export const palettes: Record<Hour, Palette> = {
  dawn: {
    sky: ['#a9c6cf', '#e9d5c3', '#f6c9a0'],
    sun: '#f7a072',
    layers: ['#b7b9bd', '#8c9ba3', '#51707a', '#22434a'],
    water: '#9fb9bf',
    light: '#fbe7c6',
    accent: '#d9704a',
    sunHeight: 0.56,
  },
  morning: {
    sky: ['#8fc3cb', '#cfe3dc', '#f3ead2'],
    sun: '#fbd77b',
    layers: ['#b3cdc9', '#7fa9a4', '#41776f', '#174b45'],
    water: '#86b7b6',
    light: '#fdf3d6',
    accent: '#e2923c',
    sunHeight: 0.36,
  },
  noon: {
    sky: ['#6fb2bd', '#b5d8d3', '#e9efdd'],
    sun: '#fff0bd',
    layers: ['#a5c9c2', '#6aa196', '#2f7268', '#0f4a43'],
    water: '#62a5a8',
    light: '#fffbe8',
    accent: '#e6a23b',
    sunHeight: 0.22,
  },
  golden: {
    sky: ['#e7b674', '#f3cf92', '#fae4b8'],
    sun: '#fff1c9',
    layers: ['#d9ac78', '#b07f5a', '#6f5a48', '#2e3b35'],
    water: '#d7b382',
    light: '#fff3cf',
    accent: '#c7512f',
    sunHeight: 0.5,
  },
  dusk: {
    sky: ['#3f5573', '#a3708a', '#ee9f73'],
    sun: '#f8c06b',
    layers: ['#8d6f86', '#5f5675', '#38405c', '#182338'],
    water: '#7c6a86',
    light: '#fddb8f',
    accent: '#e8823f',
    sunHeight: 0.6,
  },
  night: {
    sky: ['#0f2233', '#1d3b4c', '#3d6068'],
    sun: '#f2ead0',
    layers: ['#2b4a57', '#203b49', '#142b39', '#0a1a26'],
    water: '#23414f',
    light: '#f6d489',
    accent: '#d98b45',
    sunHeight: 0.2,
  },
};
